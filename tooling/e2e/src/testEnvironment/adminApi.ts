import { setupToken } from './stack.ts';

const account = {
  firstname: 'Erika',
  lastname: 'Muster',
  email: 'redaktion@group.example',
  password: 'Nur-fuer-diese-Probe-1',
};

/** The parts of the admin API's responses that specs use. */
export interface AdminAnswer {
  /** Of a file in the library. */
  id?: number;
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
    authorization: `Bearer ${token}`,
  };
  return fetch(url, { method, headers, body: isForm ? body : (JSON.stringify(body) ?? null) });
}

/** Throws unless the request succeeded. */
export async function readAnswer(response: Response, subject: string): Promise<AdminAnswer> {
  if (!response.ok) throw new Error(`${subject}: ${response.status} ${await response.text()}`);
  const answer: AdminAnswer = await response.json();
  return answer;
}

/**
 * Sends a form of the sign-in.
 * @returns the token of the session that it opens; empty if it opens none
 */
export async function sendSignInForm(
  contentUrl: string,
  page: '' | '/einladung' | '/erstes-konto',
  form: Readonly<Record<string, string>>,
): Promise<string> {
  const response = await fetch(`${contentUrl}/admin/anmelden${page}`, {
    method: 'POST',
    headers: { origin: new URL(contentUrl).origin, 'x-setup-token': setupToken },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  const token = response.headers.getSetCookie().find((line) => line.startsWith('jwtToken='));
  return token?.slice('jwtToken='.length).split(';')[0] ?? '';
}

/** Logs in as the first administrator, who is registered if there is none. The token is valid for 30 minutes. */
export async function logInEditor(contentUrl: string): Promise<string> {
  const { email, password } = account;
  return (
    (await sendSignInForm(contentUrl, '/erstes-konto', { ...account, repeated: password })) ||
    sendSignInForm(contentUrl, '', { email, password })
  );
}
