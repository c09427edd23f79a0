import { type Disowned, disownedAnswer } from '../contract/passport.ts';
import type { PrivateLink } from '../contract/submissions/privateLink.ts';
import { callService } from './callService.ts';
import { type ContentServiceAccess, isMissing } from './contentService.ts';
import { ContentUnavailable } from './gateway.ts';

/** Time until the content service has answered, in milliseconds. */
const usualWaitMs = 10_000;

interface LinkAnswer {
  /** 0 without a response, and for a 404 that is not the content service's. */
  status: number;
  /** What the response says; `undefined` if that is not JSON. */
  body: unknown;
}

interface LinkRequest {
  body: RequestInit['body'];
  headers: Readonly<Record<string, string>>;
  waitMs: number;
}

/** The request that has a private link, and what its holder chose, in its body: addresses are logged. */
export const inBody = (link: object): LinkRequest => ({
  body: JSON.stringify(link),
  headers: { 'content-type': 'application/json' },
  waitMs: usualWaitMs,
});

/** Asks the content service, at a path below `/api`, what a private link leads to. */
export async function askOfLink(
  { url, token }: ContentServiceAccess,
  path: string,
  { body, headers, waitMs }: LinkRequest,
): Promise<LinkAnswer> {
  const authorized = { ...headers, authorization: `Bearer ${token}` };
  const init = { method: 'POST', headers: authorized, body, duplex: 'half', signal: AbortSignal.timeout(waitMs) };
  const address = new URL(`/api/${path}`, url);
  const response = await callService('link', address, { ...init, redirect: 'error' }).catch(() => undefined);
  const status = response && (response.status !== 404 || isMissing(response)) ? response.status : 0;
  return { status, body: await response?.json().catch(() => undefined) };
}

/**
 * Removes the mail address to which a link was sent, and the link with it; `null` if the link leads nowhere. Throws
 * `ContentUnavailable` without proof.
 * @param controller of the content service
 */
export async function disown(
  access: ContentServiceAccess,
  controller: 'passport' | 'visit-page',
  link: PrivateLink,
): Promise<Disowned | null> {
  const { status, body } = await askOfLink(access, `${controller}/disown`, inBody(link));
  if (status === 404) return null;
  const { data } = disownedAnswer.safeParse(body);
  if (!data) throw new ContentUnavailable('the content service has not confirmed it');
  return data;
}
