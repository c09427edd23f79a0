/// <reference path="../vite/virtual.d.ts" />
import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { log } from '@group/routes/site/log';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import enhanceScript from 'virtual:enhance-script';
import { withPolicy } from './contentSecurityPolicy.ts';
import { readBuiltFileContext, withIcons } from './pageIcons.ts';
import { deferredDocument } from './deferredDocument.ts';

/**
 * Renders the complete HTML of a page without streaming, so that its status is final and it can be cached. Rejects if the
 * page cannot be rendered; React Router then renders the error screen.
 */
export function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const nonce = randomUUID();
  const read = context.get(readBuiltFileContext);
  const page = <ServerRouter context={entryContext} url={request.url} nonce={nonce} />;
  const { pipe } = renderToPipeableStream(page, {
    nonce,
    // Otherwise React outlines large Suspense boundaries, which stay hidden without JavaScript.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady() {
      headers.set('content-type', 'text/html; charset=utf-8');
      void text(pipe(new PassThrough()))
        .then((rendered) => {
          const { html, policy } = withPolicy(read ? withIcons(rendered, read) : rendered, nonce);
          // In development, Vite adds scripts of its own.
          if (import.meta.env.PROD) headers.set('content-security-policy', policy);
          resolve(new Response(deferredDocument(html, enhanceScript), { status, headers }));
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
