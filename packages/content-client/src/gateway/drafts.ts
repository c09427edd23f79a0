import { previewTokenHeader } from '../contract/previewToken.ts';
import { withNoBreakSpaces } from '../wire/noBreakSpaces.ts';
import { ContentShapeError, type ContentProblem } from '../wire/problem.ts';
import { callContentService, type ContentServiceAccess, ContentServiceError, isMissing } from './contentService.ts';
import { ContentUnavailable } from './contentUnavailable.ts';
import type { ContentQuery, RequestScope } from './query.ts';

/** A page takes one of the few places for renders while it waits, and visitors wait for one meanwhile. In milliseconds. */
const usualWaitMs = 5_000;

export interface DraftReading {
  access: ContentServiceAccess;
  /** Token that the content service issues to editors; it is required to read drafts. */
  previewToken: string;
  /** Called for each field that is missing or invalid. */
  report(problem: ContentProblem): void;
  /** How long it waits for the content service, in milliseconds. */
  waitMs?: number;
}

/**
 * Reads the draft instead of the published entry, past the cache. Throws `ContentUnavailable`, also for a draft that is
 * too incomplete to be shown.
 */
export async function readDraft<T>(
  { access, previewToken, report, waitMs = usualWaitMs }: DraftReading,
  scope: RequestScope,
  query: ContentQuery<T>,
): Promise<T> {
  const { path, search } = query.request(scope);
  const request = { path, search: { ...search, status: 'draft' } };
  try {
    const response = await callContentService(access, request, {
      headers: { [previewTokenHeader]: previewToken },
      signal: AbortSignal.timeout(waitMs),
    });
    if (isMissing(response) && query.valueWhen404 !== undefined) return query.valueWhen404;
    if (!response.ok) throw new ContentServiceError(response);
    return query.parse(withNoBreakSpaces(scope.locale, await response.json()), report);
  } catch (cause) {
    if (cause instanceof ContentShapeError) cause.problems.forEach(report);
    throw new ContentUnavailable(`no draft of ${query.type} of ${scope.tenant}`, { cause });
  }
}
