import type { TenantKey } from '@group/themes/registry';
import type { z } from 'zod';
import { callService } from '../gateway/callService.ts';
import { type ContentServiceAccess, isMissing } from '../gateway/contentService.ts';
import { ContentUnavailable } from '../gateway/gateway.ts';
import { verifyReceipt } from '../contract/receipt.ts';
import type { DirectorySignInEnd, DirectorySignInStart } from '../contract/directorySignIn.ts';
import type { HouseToState, PlacesStatement } from '../contract/placesStatement.ts';
import type { StaffLogin } from '../contract/staffLogin.ts';
import type { ForgottenPassword, NewPassword, PasswordLink, PasswordProblem } from '../contract/staffPassword.ts';
import {
  type InternalContent,
  type Login,
  wireHousesToState,
  wireDirectorySignIn,
  wireInternalContent,
  wireLogin,
  wireMails,
  wirePasswordProblem,
  wireSession,
} from './account.schema.ts';

/** Time until the content service must start to respond, in milliseconds. */
const longestWait = 10_000;

interface Call {
  path: string;
  method?: 'GET' | 'POST';
  /** Session token of a staff member. */
  token?: string;
  body?: object;
}

/** Never cached. Throws `ContentUnavailable`, whose message contains nothing of the request. */
async function call({ url, token }: ContentServiceAccess, request: Call): Promise<Response> {
  const { path, method = 'GET', token: opened, body } = request;
  const headers = new Headers({ authorization: `Bearer ${token}` });
  if (opened) headers.set('x-staff-session', opened);
  if (body) headers.set('content-type', 'application/json');
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), longestWait);
  try {
    const options = { method, headers, body: body ? JSON.stringify(body) : null, signal: abort.signal };
    return await callService('staff', new URL(`/api/staff/${path}`, url), { ...options, redirect: 'error' });
  } catch {
    throw new ContentUnavailable('the staff service cannot be reached');
  } finally {
    clearTimeout(timer);
  }
}

/** `null` on 401; throws on every other failure. */
async function answerOf<T>(response: Response, schema: z.ZodType<T>): Promise<T | null> {
  if (response.ok) {
    const result = schema.safeParse(await response.json().catch(() => null));
    if (result.success) return result.data;
    throw new ContentUnavailable('the staff service answered in another shape');
  }
  await response.body?.cancel();
  if (response.status === 401) return null;
  throw new ContentUnavailable(`the staff service answered ${response.status}`);
}

/** The account or the network had too many failures, at any website. */
export interface LoginLimited {
  /** Seconds until the next attempt is allowed, at least 1. */
  waitSeconds: number;
}

/** The limit that a response says was reached. */
async function limitIn(response: Response): Promise<LoginLimited | undefined> {
  if (response.status !== 429) return undefined;
  await response.body?.cancel();
  return { waitSeconds: Math.max(1, Number(response.headers.get('retry-after')) || 60) };
}

/** Opens a session; `null` if the credentials are wrong. Throws `ContentUnavailable`. */
export async function login(access: ContentServiceAccess, body: StaffLogin): Promise<Login | LoginLimited | null> {
  const response = await call(access, { path: 'login', method: 'POST', body });
  return (await limitIn(response)) ?? answerOf(response, wireLogin);
}

/**
 * Has a link for a new password mailed, if the name is that of an account. The answer does not tell whether it is, but whether
 * there is a mail server. Throws `ContentUnavailable`.
 */
export async function sendPasswordLink(
  access: ContentServiceAccess,
  body: ForgottenPassword,
): Promise<{ mails: boolean } | LoginLimited> {
  const response = await call(access, { path: 'password/forgotten', method: 'POST', body });
  const sent = (await limitIn(response)) ?? (await answerOf(response, wireMails));
  if (!sent) throw new ContentUnavailable('the staff service answered 401');
  return sent;
}

/** Whose link for a new password it is; `null` if it is no longer valid. Throws `ContentUnavailable`. */
export async function passwordLink(
  access: ContentServiceAccess,
  body: PasswordLink,
): Promise<{ user: { name: string } } | null> {
  return answerOf(await call(access, { path: 'password/link', method: 'POST', body }), wireSession);
}

/** Sets a password and opens a session; `null` if the link is no longer valid. Throws `ContentUnavailable`. */
export async function renewPassword(
  access: ContentServiceAccess,
  body: NewPassword,
): Promise<Login | LoginLimited | { problem: PasswordProblem } | null> {
  const response = await call(access, { path: 'password', method: 'POST', body });
  if (response.status === 400) {
    const rejected = wirePasswordProblem.safeParse(await response.json().catch(() => null));
    if (rejected.success) return rejected.data;
    throw new ContentUnavailable('the staff service answered in another shape');
  }
  return (await limitIn(response)) ?? answerOf(response, wireLogin);
}

/** The address at the directory to which the browser goes. Throws `ContentUnavailable`, also while the directory is down. */
export async function beginDirectorySignIn(
  access: ContentServiceAccess,
  body: DirectorySignInStart,
): Promise<{ url: string } | LoginLimited> {
  const response = await call(access, { path: 'directory/begin', method: 'POST', body });
  const begun = (await limitIn(response)) ?? (await answerOf(response, wireDirectorySignIn));
  if (!begun) throw new ContentUnavailable('the staff service answered 401');
  return begun;
}

/** Opens a session for the code that the browser brought back; `null` if the code is wrong. Throws `ContentUnavailable`. */
export async function endDirectorySignIn(access: ContentServiceAccess, end: DirectorySignInEnd): Promise<Login | null> {
  return answerOf(await call(access, { path: 'directory/end', method: 'POST', body: end }), wireLogin);
}

/** The owner of a session; `null` if it has ended or belongs to another tenant. Throws `ContentUnavailable`. */
export async function session(
  access: ContentServiceAccess,
  token: string,
  company: TenantKey,
): Promise<{ user: { name: string } } | null> {
  return answerOf(await call(access, { path: `session?company=${company}`, token }), wireSession);
}

/** Revokes a session, whether or not it has ended. Throws `ContentUnavailable` unless the content service confirms it. */
export async function logout(access: ContentServiceAccess, token: string): Promise<void> {
  const response = await call(access, { path: 'logout', method: 'POST', token });
  await response.body?.cancel();
  if (!verifyReceipt(access.token, response, 'logout', token))
    throw new ContentUnavailable(`logout was answered ${response.status} without a receipt`);
}

/** The internal content; `null` if the session is not of this tenant. Throws `ContentUnavailable`. */
export async function internalContent(
  access: ContentServiceAccess,
  token: string,
  company: TenantKey,
): Promise<InternalContent | null> {
  return answerOf(await call(access, { path: `internal?company=${company}`, token }), wireInternalContent);
}

/**
 * The service's streamed response with a document; its status is 200, 401 or 404.
 * @param id as in the internal content: letters and digits. Throws `ContentUnavailable`.
 */
export async function internalDocument(
  access: ContentServiceAccess,
  token: string,
  company: TenantKey,
  id: string,
): Promise<Response> {
  const response = await call(access, { path: `documents/${encodeURIComponent(id)}?company=${company}`, token });
  if (response.status === 200) return response;
  await response.body?.cancel();
  if (response.status === 401 || isMissing(response)) return response;
  throw new ContentUnavailable(`the staff service answered ${response.status}`);
}

/**
 * The houses of the tenant of which the session's owner may state what is free; `null` if the session is not of this
 * tenant. Throws `ContentUnavailable`.
 */
export async function housesToState(
  access: ContentServiceAccess,
  token: string,
  company: TenantKey,
): Promise<HouseToState[] | null> {
  const response = await call(access, { path: `places?company=${company}`, token });
  return (await answerOf(response, wireHousesToState))?.houses ?? null;
}

/** Stores a statement; `null` if the session is not of this tenant. Throws `ContentUnavailable` if it is not stored. */
export async function statePlaces(
  access: ContentServiceAccess,
  token: string,
  company: TenantKey,
  statement: PlacesStatement,
): Promise<HouseToState[] | null> {
  const response = await call(access, { path: `places?company=${company}`, method: 'POST', token, body: statement });
  return (await answerOf(response, wireHousesToState))?.houses ?? null;
}
