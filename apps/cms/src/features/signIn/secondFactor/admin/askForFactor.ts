import type { SetUp } from '../secondFactorErrors.ts';
import { ask } from './questions.ts';
import { changeEndpoints, type EndpointApi } from '../../../../strapi/admin/endpoints.ts';

interface Failure {
  name?: string;
  message?: string;
  details?: Partial<SetUp> & { secondFactor?: string };
}

interface Result {
  data?: { data: { recoveryCodes?: string[] } };
  error?: Failure;
}

interface Request {
  url: string;
  method: string;
  data: object;
  config?: { headers: Record<string, string> };
}

type Send = (request: Request) => Promise<Result>;

/** An endpoint of RTK Query that sends one request. */
interface Endpoint {
  query?: ((body: object) => Request) | undefined;
  transformResponse?: unknown;
  queryFn?: (body: object, api: object, options: object, send: Send) => Promise<{ data?: object; error?: Failure }>;
}

const cancelled: Failure = {
  name: 'ApplicationError',
  message: 'Sie sind nicht angemeldet: Der Code des zweiten Faktors fehlt.',
};

/** The new key that comes with an error. */
export function setUpIn({ key, uri, ticket }: Partial<SetUp>): SetUp | undefined {
  return key && uri && ticket ? { key, uri, ticket } : undefined;
}

/** The registration has created the first administrator, and only the session is missing. */
const afterwards = (request: Request): Request =>
  request.url === '/admin/register-admin' ? { ...request, url: '/admin/login' } : request;

/** Sends a request that opens a session, again with each code that the user types, until the service is satisfied. */
async function sendWithFactor(request: Request, send: Send): Promise<Result> {
  let result = await send(request);
  let setUp: SetUp | undefined;
  for (;;) {
    const { details = {}, message } = result.error ?? {};
    const reason = details.secondFactor;
    if (reason === undefined || reason === 'wait') break;
    const isFirst = reason !== 'wrong' && !setUp;
    if (reason !== 'wrong') setUp = setUpIn(details);
    const error = isFirst ? undefined : message;
    const code = await ask(setUp ? { kind: 'setup', setUp, error } : { kind: 'code', error });
    if (code === undefined) return { error: cancelled };
    const headers = { 'x-second-factor': code, ...(setUp && { 'x-second-factor-setup': setUp.ticket }) };
    result = await send({ ...afterwards(request), config: { headers } });
  }
  const codes = result.data?.data.recoveryCodes;
  if (codes) await ask({ kind: 'recovery', codes });
  return result;
}

function askBetween(endpoint: Endpoint): void {
  const { query } = endpoint;
  if (!query) return;
  endpoint.query = undefined;
  endpoint.transformResponse = undefined;
  endpoint.queryFn = async (body, _api, _options, send) => {
    const { data, error } = await sendWithFactor(query(body), send);
    return data ? { data: data.data } : { error: error ?? cancelled };
  };
}

/** Has Strapi's forms that open a session ask for the second factor if the service needs one. */
export function askForFactor(api: EndpointApi<Endpoint>): void {
  changeEndpoints(api, ['login', 'resetPassword', 'registerUser', 'registerAdmin'], askBetween);
}
