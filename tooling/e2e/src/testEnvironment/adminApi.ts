import { setupToken } from './stack.ts';

const account = {
  firstname: 'Erika',
  lastname: 'Muster',
  email: 'redaktion@group.example',
  password: 'Nur-fuer-diese-Probe-1',
};

/** The parts of the admin API's responses that specs use. */
export interface AdminAnswer {
  url?: string;
  data?: Record<string, unknown> & { token?: string };
  /** Only for users; other entries are in `data`. */
  documentId?: string;
  results?: (Record<string, unknown> & { documentId: string })[];
  files?: { name: string; bytes: number; url: string }[];
  roles?: { id: number; type: string }[];
  /** Of the audit log. */
  entries?: { action: string; actor: string; subject: string }[];
}

/** Sends a request of the admin, as JSON or multipart. */
export async function requestAdmin(
  url: string,
  method: string,
  body: object | FormData | undefined,
  token: string,
): Promise<Response> {
  const isForm = body instanceof FormData;
  const headers = {
    ...(!isForm && { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : { 'x-setup-token': setupToken }),
  };
  return fetch(url, { method, headers, body: isForm ? body : (JSON.stringify(body) ?? null) });
}

/** Throws unless the request succeeded. */
export async function readAnswer(response: Response, subject: string): Promise<AdminAnswer> {
  if (!response.ok) throw new Error(`${subject}: ${response.status} ${await response.text()}`);
  const answer: AdminAnswer = await response.json();
  return answer;
}

async function post(contentUrl: string, path: string, body: object): Promise<AdminAnswer> {
  return readAnswer(await requestAdmin(`${contentUrl}${path}`, 'POST', body, ''), path);
}

/** Logs in as the first administrator, who is registered if there is none. The token is valid for 30 minutes. */
export async function logInEditor(contentUrl: string): Promise<string> {
  const { email, password } = account;
  const answer = await post(contentUrl, '/admin/register-admin', account).catch(() =>
    post(contentUrl, '/admin/login', { email, password }),
  );
  return answer.data?.token ?? '';
}
