import { send, type Service } from './service.fixture.ts';

/** A content service and the websites' token. */
export type Access = Pick<Service, 'origin' | 'token'>;

/** Sends a request like the websites, whose client must not be imported here. */
export const call = ({ origin, token }: Access, path: string, session = '', body?: object): Promise<Response> =>
  send(`${origin}/api/staff/${path}`, token, body ? 'POST' : 'GET', body, { 'x-staff-session': session });

/** The JSON of a 200 response, `null` for 401; throws for any other status. */
async function parseJson<T>(answer: Response): Promise<T | null> {
  if (answer.status === 401) return null;
  if (answer.status !== 200) throw new Error(`The service responded with ${answer.status}.`);
  return (await answer.json()) as T;
}

interface Internal {
  news: object[];
  documents: { id: string }[];
  contacts: object[];
}

export const login = async (access: Access, body: { username: string; password: string; company: string }) =>
  parseJson<{ session: string }>(await call(access, 'login', '', body));

export const session = async (access: Access, token: string, company: string) =>
  parseJson<object>(await call(access, `session?company=${company}`, token));

export const logout = async (access: Access, token: string) => call(access, 'logout', token, {});

export const internalContent = async (access: Access, token: string, company: string) =>
  parseJson<Internal>(await call(access, `internal?company=${company}`, token));

export const internalDocument = (access: Access, token: string, company: string, id: string) =>
  call(access, `documents/${id}?company=${company}`, token);

/** The houses of which an employee may state what is free; with a statement, after it. */
export const statedPlaces = (access: Access, token: string, company: string, statement?: object) =>
  call(access, `places?company=${company}`, token, statement);
