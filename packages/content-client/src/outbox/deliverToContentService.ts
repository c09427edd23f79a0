import { openAsBlob } from 'node:fs';
import { FormDataEncoder } from 'form-data-encoder';
import { callService } from '../gateway/callService.ts';
import { type ContentServiceAccess, failedAnswer, isMissing } from '../gateway/contentService.ts';
import type { Deliver } from './delivery.ts';
import { DeliveryRejected, DeliveryUnconfirmed } from './deliveryErrors.ts';
import { verifyReceipt } from '../contract/receipt.ts';
import { remainingHouses, writeHouses } from '../contract/submissions/houses.ts';
import { submissionTypes } from '../contract/submissions/submissionTypes.ts';

/** When a delivery is aborted. */
export interface DeliveryLimits {
  /** Time without the content service reading a chunk. */
  silenceMs: number;
  /** Time for the response after the last chunk: some of it may still be in transit, and files are stored in a bucket. */
  answerMs: number;
}

const defaultLimits: DeliveryLimits = { silenceMs: 30_000, answerMs: 120_000 };

/** 4xx statuses that allow a retry. */
const retryableStatuses: ReadonlySet<number> = new Set([408, 425, 429]);

/** The fault is the site's, not the submission's: wrong token, permissions, address or version. */
const siteFaultStatuses: ReadonlySet<number> = new Set([401, 403, 404, 405, 407]);

/** The content service cannot take the submission at the moment. The message contains no personal data. */
class DeliveryError extends Error {
  override name = 'DeliveryError';
}

function failureOf(response: Response): Error {
  const { status } = response;
  if (status < 400) return new DeliveryUnconfirmed(`the answer ${status} has no receipt for this submission`);
  const message = failedAnswer(status);
  const isForeign = status === 404 && !isMissing(response);
  const isRejection = status < 500 && !retryableStatuses.has(status) && !isForeign;
  return isRejection ? new DeliveryRejected(message, !siteFaultStatuses.has(status)) : new DeliveryError(message);
}

/**
 * A stream that reads a chunk only after the network has taken the one before.
 * @param onTaken called each time; `isLast` at the end of the stream
 */
export function streamOf(chunks: AsyncIterator<Uint8Array>, onTaken: (isLast: boolean) => void): ReadableStream {
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done = false } = await chunks.next();
        onTaken(done);
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    // No read-ahead: a chunk that has been read counts as taken.
    { highWaterMark: 0 },
  );
}

/** Aborts a delivery that makes no progress. */
function watchProgress({ silenceMs, answerMs }: DeliveryLimits) {
  const stalled = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  function onProgress(isLast: boolean): void {
    if (stalled.signal.aborted) return;
    const limitMs = isLast ? answerMs : silenceMs;
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(new DeliveryError(`nothing moved for ${limitMs / 1_000} s`)), limitMs);
  }
  onProgress(false);
  function end(): void {
    clearTimeout(timer);
    // The service may respond before it has read the whole request.
    stalled.abort();
  }
  return { signal: stalled.signal, onProgress, end };
}

/**
 * Delivers submissions to the content service: `POST /api/applications`, `/api/messages` or `/api/alerts`, multipart, with `data` as
 * JSON `{key, reference, company, acceptedAt, …fields}` and the files as `files`. Only a receipt for its key, its reference
 * and the other houses that get it is a confirmation; the service also has one for a repeated key, which it does not store
 * again. A delivery may take any time as long as it makes progress.
 */
export function deliverToContentService({ url, token }: ContentServiceAccess, limits = defaultLimits): Deliver {
  return async ({ key, reference, kind, tenant, fields, files, acceptedAt }, signal) => {
    const form = new FormData();
    const houses = remainingHouses(fields.houses, tenant);
    const named = fields.houses && { houses: writeHouses(houses) };
    const arrival = { key, reference, company: tenant, acceptedAt: new Date(acceptedAt).toISOString() };
    form.set('data', JSON.stringify({ ...fields, ...named, ...arrival }));
    for (const { path, name, type } of files) form.append('files', await openAsBlob(path, { type }), name);
    // Node's own encoder ignores backpressure and reads all files at once; aborting it causes an unhandled rejection.
    const encoder = new FormDataEncoder(form);
    const progress = watchProgress(limits);
    const init = {
      method: 'POST',
      headers: { ...encoder.headers, authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: streamOf(encoder.encode(), progress.onProgress),
      duplex: 'half', // Required for a stream, by the Fetch standard.
      signal: AbortSignal.any([signal, progress.signal]),
    };
    try {
      const address = new URL(`/api/${submissionTypes[kind].pluralName}`, url);
      // The content service never redirects, and no other address may get an application.
      const response = await callService('delivery', address, { ...init, redirect: 'manual' });
      // Whatever answers, its body may be endless, or break off.
      response.body?.cancel().catch(() => {});
      if (!verifyReceipt(token, response, kind, key, reference, ...houses)) throw failureOf(response);
    } finally {
      progress.end();
    }
  };
}
