import type { ContentProblem } from '@group/content-client/wire/problem';
import { privateHeaders } from '../site/privateHeaders.ts';

/** A message for editors, as a draft may lack fields that are required for publication. */
function incomplete(problems: readonly ContentProblem[]): string {
  const fields = [...new Set(problems.map(({ field }) => field.split('.').at(-1) ?? field))];
  return `Dieser Entwurf lässt sich noch nicht zeigen. Bitte ergänzen oder prüfen: ${fields.join(', ')}.\n`;
}

/**
 * Marks a page with drafts as private, uncacheable and unlisted. A draft that cannot be rendered becomes a 422 that names
 * the incomplete fields.
 * @param problems found in the content of the page
 * @param frame origin that may frame the page; by default none
 */
export function asPreview(response: Response, problems: readonly ContentProblem[], frame?: string): Response {
  if (response.status === 503 && problems.length > 0) {
    const policy = frame && { 'content-security-policy': `default-src 'none'; frame-ancestors ${frame}` };
    const headers = { ...privateHeaders, 'content-type': 'text/plain; charset=utf-8', ...policy };
    return new Response(incomplete(problems), { status: 422, headers });
  }
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
  return response;
}
