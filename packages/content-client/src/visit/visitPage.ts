import { type VisitLink, type VisitState, visitState } from '../contract/visitPage.ts';
import { callService } from '../gateway/callService.ts';
import type { ContentServiceAccess } from '../gateway/contentService.ts';
import { ContentUnavailable } from '../gateway/gateway.ts';

const longestWaitMs = 10_000;

/** What the holder of a link does; `move` needs a date. */
export type VisitAction = 'open' | 'cancel' | 'move';

/** A visit as it is now. */
export interface VisitAnswer {
  visit: VisitState;
  /** The date to which the visit should move was not free. */
  isTaken: boolean;
}

/** Reads or changes a visit; `null` if the link leads nowhere. Throws `ContentUnavailable` unless it is done. */
export async function askVisit(
  { url, token }: ContentServiceAccess,
  action: VisitAction,
  request: VisitLink & { slot?: string },
): Promise<VisitAnswer | null> {
  const response = await callService('passport', new URL(`/api/visit-page/${action}`, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(longestWaitMs),
    redirect: 'error',
  }).catch(() => undefined);
  if (response?.status === 404) return null;
  const { data } = visitState.safeParse(await response?.json().catch(() => undefined));
  if (!data) throw new ContentUnavailable('the visits cannot be reached');
  return { visit: data, isTaken: response?.status === 409 };
}
