import { previewTokenHeader } from '../contract/previewToken.ts';
import { ContentShapeError, type ContentProblem } from '../wire/problem.ts';
import { callContentService, type ContentServiceAccess, ContentServiceError } from './contentService.ts';
import { ContentUnavailable } from './contentUnavailable.ts';
import type { ContentQuery, RequestScope } from './query.ts';

export interface DraftReading {
  access: ContentServiceAccess;
  /** What the content service gave somebody of its admin; it gives out drafts for nothing else. */
  grant: string;
  /** Told of each field that an editor has left out or wrong. */
  report(problem: ContentProblem): void;
}

/**
 * Asks for drafts in place of what is published. Nothing of it is kept, and nothing that is kept is used. Throws
 * `ContentUnavailable`, also for a draft that cannot be shown yet.
 */
export async function readDraft<T>(
  { access, grant, report }: DraftReading,
  scope: RequestScope,
  query: ContentQuery<T>,
): Promise<T> {
  const { path, search } = query.request(scope);
  const request = { path, search: { ...search, status: 'draft' } };
  try {
    const response = await callContentService(access, request, { [previewTokenHeader]: grant });
    if (response.status === 404 && query.valueWhen404 !== undefined) return query.valueWhen404;
    if (!response.ok) throw new ContentServiceError(response.status);
    return query.parse(await response.json(), report);
  } catch (cause) {
    if (cause instanceof ContentShapeError) cause.problems.forEach(report);
    throw new ContentUnavailable(`no draft of ${query.type} of ${scope.tenant}`, { cause });
  }
}
