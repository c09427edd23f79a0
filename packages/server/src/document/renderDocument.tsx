import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DocumentScripts } from '@group/routes/app/documentScripts';
import { pageRulesContext } from '@group/routes/site/siteContext';
import { log } from '@group/routes/site/log';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageStylesContext } from './pageStyles.ts';

/** The client entry of the app; in development, before it the runtime that replaces changed modules. */
function scriptsOf({ hmr, entry }: EntryContext['manifest']): string[] {
  return hmr?.runtime ? [hmr.runtime, entry.module] : [entry.module];
}

/**
 * Renders the complete HTML of a page without streaming, so that its status is final and it can be cached. Rejects if the
 * page cannot be rendered; React Router then renders the error screen.
 */
export function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Pick<RouterContextProvider, 'get' | 'set'>,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const page = (
    <DocumentScripts value={scriptsOf(entryContext.manifest)}>
      <ServerRouter context={entryContext} url={request.url} />
    </DocumentScripts>
  );
  const { pipe } = renderToPipeableStream(page, {
    // Otherwise React outlines large Suspense boundaries, which stay hidden without JavaScript.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady() {
      headers.set('content-type', 'text/html; charset=utf-8');
      text(pipe(new PassThrough()))
        .then((rendered) => {
          const { html, rules } = context.get(pageStylesContext)(rendered);
          context.set(pageRulesContext, rules);
          // As bytes: Node checks a string character by character, which takes a twentieth of the time of a page.
          resolve(new Response(Buffer.from(html), { status, headers }));
        })
        .catch(reject);
    },
    onShellError: reject,
    onError(error) {
      const route = entryContext.staticHandlerContext.matches.at(-1)?.route.id ?? 'none';
      log('error', error instanceof Error ? error.message : String(error), { route });
    },
  });
  return promise;
}

/** Logs React Router's errors, except its error responses: their messages contain the URL, which a visitor controls. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const stack = error instanceof Error ? { stack: error.stack } : {};
  log('error', error instanceof Error ? error.message : String(error), stack);
}
