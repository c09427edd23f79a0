import type { ContentProblem } from '@group/content-client/wire/problem';
import { privateHeaders } from '../site/privateHeaders.ts';

/** In words of editors: a draft may lack what must be there when it is published. */
function incomplete(problems: readonly ContentProblem[]): string {
  const fields = [...new Set(problems.map(({ field }) => field.split('.').at(-1) ?? field))];
  return `Dieser Entwurf lässt sich noch nicht zeigen. Bitte ergänzen oder prüfen: ${fields.join(', ')}.\n`;
}

/**
 * A page with drafts: for one person, kept nowhere, listed nowhere. Where a draft cannot be shown, what it lacks.
 * @param problems of the content that the page was to show
 */
export function asPreview(response: Response, problems: readonly ContentProblem[]): Response {
  if (response.status === 503 && problems.length > 0) {
    const headers = { ...privateHeaders, 'content-type': 'text/plain; charset=utf-8' };
    return new Response(incomplete(problems), { status: 422, headers });
  }
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
  return response;
}
