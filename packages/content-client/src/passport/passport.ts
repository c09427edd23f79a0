import { openAsBlob } from 'node:fs';
import { FormDataEncoder } from 'form-data-encoder';
import {
  type ContactCorrection,
  type PassportAnswer,
  passportAnswer,
  type PassportLink,
} from '../contract/passport.ts';
import { callService } from '../gateway/callService.ts';
import type { ContentServiceAccess } from '../gateway/contentService.ts';
import { ContentUnavailable } from '../gateway/gateway.ts';
import { streamOf } from '../outbox/deliverToContentService.ts';
import type { SubmittedFile } from '../outbox/submission.ts';

/** Time until the content service has answered, in milliseconds: without files, and with the largest form. */
const longestWaitMs = 10_000;
const longestUploadMs = 300_000;

async function post(
  { url, token }: ContentServiceAccess,
  action: string,
  body: RequestInit['body'],
  headers: Readonly<Record<string, string>>,
  waitMs: number,
): Promise<PassportAnswer | 'rejected' | null> {
  const authorized = { ...headers, authorization: `Bearer ${token}` };
  const init = { method: 'POST', headers: authorized, body, duplex: 'half', signal: AbortSignal.timeout(waitMs) };
  const address = new URL(`/api/passport/${action}`, url);
  const response = await callService('passport', address, { ...init, redirect: 'error' }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.status === 404) return null;
  if (response?.status === 400) return 'rejected';
  const { data } = passportAnswer.safeParse(answer);
  if (!response?.ok || !data) throw new ContentUnavailable('the service of applications cannot be reached');
  return data;
}

const ask = (access: ContentServiceAccess, action: string, body: PassportLink) =>
  post(access, action, JSON.stringify(body), { 'content-type': 'application/json' }, longestWaitMs);

/** What a link leads to; `null` if it leads nowhere. Throws `ContentUnavailable`. */
export async function openPassport(access: ContentServiceAccess, link: PassportLink): Promise<PassportAnswer | null> {
  const answer = await ask(access, 'open', link);
  return answer === 'rejected' ? null : answer;
}

/** Corrects contact data; `null` if the link leads nowhere. Throws `ContentUnavailable` unless it is stored. */
export const correctContact = (access: ContentServiceAccess, correction: ContactCorrection) =>
  ask(access, 'correct', correction);

/** Erases an application; `rejected` for one of a person who is hired. Throws `ContentUnavailable` unless it is erased. */
export const withdrawApplication = (access: ContentServiceAccess, link: PassportLink) => ask(access, 'withdraw', link);

/** Removes the mail address, and the link with it. Throws `ContentUnavailable` unless they are removed. */
export const disownApplication = (access: ContentServiceAccess, link: PassportLink) => ask(access, 'disown', link);

/** What is added to an application. */
interface FurtherFiles extends PassportLink {
  files: readonly Pick<SubmittedFile, 'path' | 'name' | 'type'>[];
  /** At least one was not scanned for malware. */
  unscanned: boolean;
}

/** Adds files; `rejected` if they are too many, `null` if the link leads nowhere. Throws `ContentUnavailable` unless they are stored. */
export async function addApplicationFiles(
  access: ContentServiceAccess,
  { token, company, files, unscanned }: FurtherFiles,
): Promise<PassportAnswer | 'rejected' | null> {
  const form = new FormData();
  form.set('data', JSON.stringify({ token, company, ...(unscanned && { flagged: 'unscanned' }) }));
  for (const { path, name, type } of files) form.append('files', await openAsBlob(path, { type }), name);
  // As in deliveries: Node's own encoder reads all files at once.
  const encoder = new FormDataEncoder(form);
  return post(
    access,
    'extend',
    streamOf(encoder.encode(), () => {}),
    { ...encoder.headers },
    longestUploadMs,
  );
}
