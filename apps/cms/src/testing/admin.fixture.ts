import { beforeAll } from 'vitest';
import { signInPath } from '../features/signIn/paths.ts';
import { send, type Service } from './service.fixture.ts';
import { type FormAnswer, sendForm } from './signIn.fixture.ts';

const password = 'Holunder-Treppe-7';

/**
 * Creates an admin user and logs in.
 * @param codes of the role, or of several
 * @param user tells several users with the same roles apart
 */
export async function signedIn(
  { strapi, origin }: Service,
  codes: string | readonly string[],
  user = [codes].flat().join('.'),
): Promise<FormAnswer> {
  const where = { code: { $in: [codes].flat() } };
  const roles: { id: number }[] = await strapi.db.query('admin::role').findMany({ where });
  const email = `${user}@haus.example`;
  const account = { firstname: 'Eva', lastname: user, email, password, isActive: true };
  await strapi.service('admin::user')?.create({ ...account, roles: roles.map(({ id }) => id) });
  return sendForm(origin, signInPath, { email, password });
}

/** The token for admin requests of a user who is {@link signedIn}. */
export async function adminToken(...user: Parameters<typeof signedIn>): Promise<string> {
  const { status, cookies } = await signedIn(...user);
  const token = cookies.get('jwtToken');
  if (!token) throw new Error(`The login was answered with ${status}.`);
  return token;
}

/** A response of the admin's API, with its text. */
interface AdminAnswer {
  status: number;
  text: string;
  /** Of `Cache-Control`. */
  caching: string | null;
}

/** The requests that an admin user sends. */
export type AdminClient = (
  method: string,
  path: string,
  body?: object | FormData,
  more?: Record<string, string>,
) => Promise<AdminAnswer>;

/** Creates an admin user with these roles, and returns how they send requests. */
export async function adminClient(service: Service, ...codes: string[]): Promise<AdminClient> {
  const token = await adminToken(service, codes);
  return async (method, path, body, more) => {
    const response = await send(service.origin + path, token, method, body, more);
    return { status: response.status, text: await response.text(), caching: response.headers.get('cache-control') };
  };
}

/** An admin user with these roles for all tests of a file or block, from its `beforeAll` on. */
export function adminForAll(service: Service, ...codes: string[]): AdminClient {
  let client: AdminClient;
  beforeAll(async () => {
    client = await adminClient(service, ...codes);
  });
  return (...request) => client(...request);
}

/** Path of a type's entries, or of one entry, in the admin's API. */
export const entryPath = (type: string, id = ''): string =>
  `/content-manager/collection-types/plugin::content.${type}${id && `/${id}`}`;

/** A rejection as a German sentence for editors instead of Strapi's "Forbidden". */
export const germanRejection =
  /"message":"(?=[A-ZÄÖÜ])[^"]*\b(?:Bitte|bitte|kann|können|gibt|nicht|Ihre[ms]?)\b[^"]*\."/;
