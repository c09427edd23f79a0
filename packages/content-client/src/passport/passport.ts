import { openAsBlob } from 'node:fs';
import { FormDataEncoder } from 'form-data-encoder';
import { type ContactCorrection, type PassportAnswer, passportAnswer, type Withdrawal } from '../contract/passport.ts';
import type { PrivateLink } from '../contract/submissions/privateLink.ts';
import { askOfLink, disown, inBody } from '../gateway/askOfLink.ts';
import type { ContentServiceAccess } from '../gateway/contentService.ts';
import { ContentUnavailable } from '../gateway/gateway.ts';
import { streamOf } from '../outbox/deliverToContentService.ts';
import type { SubmittedFile } from '../outbox/submission.ts';

/** Time until the largest form with files is answered, in milliseconds. */
const longestUploadMs = 300_000;

/** What an application is after an action; `null` if the link leads nowhere. Throws `ContentUnavailable`. */
async function act(
  access: ContentServiceAccess,
  action: string,
  request: Parameters<typeof askOfLink>[2],
): Promise<PassportAnswer | 'rejected' | null> {
  const { status, body } = await askOfLink(access, `passport/${action}`, request);
  if (status === 404) return null;
  if (status === 400) return 'rejected';
  const { data } = passportAnswer.safeParse(body);
  if (status !== 200 || !data) throw new ContentUnavailable('the service of applications cannot be reached');
  return data;
}

const ask = (access: ContentServiceAccess, action: string, body: PrivateLink) => act(access, action, inBody(body));

/** What a link leads to; `null` if it leads nowhere. Throws `ContentUnavailable`. */
export async function openPassport(access: ContentServiceAccess, link: PrivateLink): Promise<PassportAnswer | null> {
  const answer = await ask(access, 'open', link);
  return answer === 'rejected' ? null : answer;
}

/** Corrects contact data; `null` if the link leads nowhere. Throws `ContentUnavailable` unless it is stored. */
export const correctContact = (access: ContentServiceAccess, correction: ContactCorrection) =>
  ask(access, 'correct', correction);

/** Erases applications; `rejected` for one of a person who is hired. Throws `ContentUnavailable` unless they are erased. */
export const withdrawApplication = (access: ContentServiceAccess, withdrawal: Withdrawal) =>
  ask(access, 'withdraw', withdrawal);

/** {@link disown} for an application. */
export const disownApplication = (access: ContentServiceAccess, link: PrivateLink) => disown(access, 'passport', link);

/** What is added to an application. */
interface FurtherFiles extends PrivateLink {
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
  const body = streamOf(encoder.encode(), () => {});
  return act(access, 'extend', { body, headers: { ...encoder.headers }, waitMs: longestUploadMs });
}
