import { callService } from './callService.ts';
import type { ContentServiceAccess } from './contentService.ts';

/** Time until the content service has answered, in milliseconds. */
const usualWaitMs = 10_000;

interface LinkAnswer {
  /** 0 without a response. */
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
  return { status: response?.status ?? 0, body: await response?.json().catch(() => undefined) };
}
