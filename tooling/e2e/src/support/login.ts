import { tenantByKey, type TenantKey } from '@group/themes/registry';
import type { Page } from 'playwright/test';
import { runningStack } from '../testEnvironment/environment.ts';
import { ask } from '@group/operations/client';
import type { StaffMember } from './staff.ts';

export type Credentials = Pick<StaffMember, 'username' | 'password'>;

/** Fills in and submits the German login form. */
export async function logIn(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** The browser's session cookie. */
export async function sessionCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === '__Host-session');
}

interface Place {
  tenant: TenantKey;
  port?: number;
  /** The Cookie header, `name=value`. */
  cookie?: string;
}

function hostOf({ tenant, port = runningStack().sitePort }: Place) {
  return { host: `${tenantByKey(tenant).hosts.development}:${port}`, port };
}

/** Submits the login form with a same-origin request. */
export async function sendLogin(form: Readonly<Record<string, string>>, place: Place) {
  const { host, port } = hostOf(place);
  const { languages } = tenantByKey(place.tenant).features;
  const path = languages ? `/${languages[0].prefix}/auth` : '/auth';
  const headers = { origin: `http://${host}`, ...(place.cookie && { cookie: place.cookie }) };
  const answer = await ask({ host, port, path, form, headers });
  const [set = ''] = answer.headers['set-cookie'] ?? [];
  return { ...answer, set, cookie: set.split(';')[0] ?? '' };
}

/** Logs in and returns the session cookie. Throws if the login fails. */
export async function openSession({ username, password }: Credentials, place: Place): Promise<string> {
  const { status, cookie } = await sendLogin({ username, password }, place);
  if (status !== 303 || !cookie) throw new Error(`the login at ${place.tenant} was answered ${status}`);
  return cookie;
}

/** Sends a request with nothing but a cookie. */
export function askWith(path: string, place: Place) {
  return ask({ ...hostOf(place), path, headers: place.cookie ? { cookie: place.cookie } : {} });
}
