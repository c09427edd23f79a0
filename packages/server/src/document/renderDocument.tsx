import { DocumentScripts } from '@group/routes/app/documentScripts';
import { styleSourceContext } from '@group/routes/site/siteContext';
import { log } from '@group/routes/site/log';
import { renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageStylesContext } from './pageStyles.ts';

/**
 * Renders the complete HTML of a page. No browser hydrates it, so that it needs none of the comments by which React finds
 * its texts again, and no stream. Rejects if the page cannot be rendered; React Router then renders the error screen.
 */
export async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Pick<RouterContextProvider, 'get' | 'set'>,
): Promise<Response> {
  const { hmr, entry } = entryContext.manifest;
  const markup = renderToStaticMarkup(
    <DocumentScripts value={{ entry: entry.module, runtime: hmr?.runtime }}>
      <ServerRouter context={entryContext} url={request.url} />
    </DocumentScripts>,
  );
  // Only React's streams begin with it. Without it, browsers lay the page out as in 1999.
  const { body, styleSource } = context.get(pageStylesContext)(`<!DOCTYPE html>${markup}`);
  context.set(styleSourceContext, styleSource);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}

/** Logs React Router's errors, except its error responses: their messages contain the URL, which a visitor controls. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const stack = error instanceof Error ? { stack: error.stack } : {};
  log('error', error instanceof Error ? error.message : String(error), stack);
}
