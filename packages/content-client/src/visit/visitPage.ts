import type { PrivateLink } from '../contract/submissions/privateLink.ts';
import { type visitPageActions, type VisitState, visitState } from '../contract/visitPage.ts';
import { askOfLink, disown, inBody } from '../gateway/askOfLink.ts';
import type { ContentServiceAccess } from '../gateway/contentService.ts';
import { ContentUnavailable } from '../gateway/gateway.ts';

type VisitAction = Exclude<(typeof visitPageActions)[number], 'disown'>;

/** A visit as it is now. */
export interface VisitAnswer {
  visit: VisitState;
  /** The date to which the visit should move was not free. */
  isTaken: boolean;
}

/** Reads or changes a visit; `null` if the link leads nowhere. Throws `ContentUnavailable` unless it is done. */
export async function askVisit(
  access: ContentServiceAccess,
  action: VisitAction,
  request: PrivateLink & { slot?: string; startsAt?: string | undefined },
): Promise<VisitAnswer | null> {
  const { status, body } = await askOfLink(access, `visit-page/${action}`, inBody(request));
  if (status === 404) return null;
  const { data } = visitState.safeParse(body);
  if (!data) throw new ContentUnavailable('the visits cannot be reached');
  return { visit: data, isTaken: status === 409 };
}

/** {@link disown} for a visit. */
export const disownVisit = (access: ContentServiceAccess, link: PrivateLink) => disown(access, 'visit-page', link);
