/// <reference path="./virtual.d.ts" />
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { log } from '@group/routes/site/log';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import nativeScript from 'virtual:native-script';
import { sleepingDocument } from './sleepingDocument.ts';

/**
 * The finished HTML of a page. It is sent when all of it is there, so that its status is right and a cache can keep it.
 * Rejects where the page cannot be rendered; React Router then renders the error screen.
 */
export function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const { pipe } = renderToPipeableStream(<ServerRouter context={entryContext} url={request.url} />, {
    // Otherwise React hides large parts until a script moves them into place, and a reader without scripts sees nothing.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady() {
      headers.set('content-type', 'text/html; charset=utf-8');
      void text(pipe(new PassThrough()))
        .then((html) => resolve(new Response(sleepingDocument(html, nativeScript), { status, headers })))
        .catch(reject);
    },
    onShellError: reject,
    onError(error) {
      log('error', error instanceof Error ? error.message : String(error), { path: new URL(request.url).pathname });
    },
  });
  return promise;
}
