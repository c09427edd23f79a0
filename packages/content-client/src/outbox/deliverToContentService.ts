import { openAsBlob } from 'node:fs';
import { FormDataEncoder } from 'form-data-encoder';
import { callService } from '../gateway/callService.ts';
import type { ContentServiceAccess } from '../gateway/contentService.ts';
import { type Deliver, DeliveryRefused } from './delivery.ts';
import type { SubmissionKind } from '../contract/submissions/fields.ts';

const addresses: Readonly<Record<SubmissionKind, string>> = { application: 'applications', message: 'messages' };

/** When a delivery is broken off. */
export interface DeliveryLimits {
  /** Milliseconds in which the content service takes not one piece of the submission. */
  silenceMs: number;
  /** Milliseconds without an answer after the last piece: the network may still hold some, and files go to a bucket. */
  answerMs: number;
}

const usualLimits: DeliveryLimits = { silenceMs: 30_000, answerMs: 120_000 };

/** Statuses below 500 that mean "later". */
const passing: ReadonlySet<number> = new Set([408, 425, 429]);

/** The site itself is turned away: wrong token or rights, another address or version. */
const turnedAway: ReadonlySet<number> = new Set([401, 403, 404, 405, 407]);

/** The content service did not confirm that it has the submission. Its message is fit for a log. */
class DeliveryError extends Error {
  override name = 'DeliveryError';
}

function failureOf(status: number): Error {
  const message = `the content service answered ${status}`;
  const isRefusal = status >= 400 && status < 500 && !passing.has(status);
  return isRefusal ? new DeliveryRefused(message, !turnedAway.has(status)) : new DeliveryError(message);
}

/**
 * Reads on when the network has taken what came before.
 * @param onTaken called then; `isLast` where there is nothing more
 */
function streamOf(pieces: AsyncIterator<Uint8Array>, onTaken: (isLast: boolean) => void): ReadableStream {
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done = false } = await pieces.next();
        onTaken(done);
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return?.();
      },
    },
    // No piece is read before it is asked for: what is read counts as taken.
    { highWaterMark: 0 },
  );
}

/** Aborts when nothing has moved for too long. */
function watchSilence({ silenceMs, answerMs }: DeliveryLimits) {
  const silent = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  function moved(isLast: boolean): void {
    if (silent.signal.aborted) return;
    const limitMs = isLast ? answerMs : silenceMs;
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(new DeliveryError(`nothing moved for ${limitMs / 1_000} s`)), limitMs);
  }
  moved(false);
  function end(): void {
    clearTimeout(timer);
    // The service may have answered before it had everything.
    silent.abort();
  }
  return { signal: silent.signal, moved, end };
}

/**
 * Hands submissions to the content service: `POST /api/applications` or `/api/messages`, multipart, with `data` as JSON
 * `{key, reference, company, acceptedAt, …fields}` and the files as `files`. Any status from 200 to 299 is a
 * confirmation; the service knows a key that it has seen, and confirms it without keeping it twice. A delivery takes as
 * long as it moves.
 */
export function deliverToContentService({ url, token }: ContentServiceAccess, limits = usualLimits): Deliver {
  return async ({ key, reference, kind, tenant, fields, files, acceptedAt }, signal) => {
    const form = new FormData();
    const data = { ...fields, key, reference, company: tenant, acceptedAt: new Date(acceptedAt).toISOString() };
    form.set('data', JSON.stringify(data));
    for (const { path, name, type } of files) form.append('files', await openAsBlob(path, { type }), name);
    // Node's own encoding reads all files at once, however slowly they are taken, and fails unhandled when it is broken off.
    const encoder = new FormDataEncoder(form);
    const silence = watchSilence(limits);
    const init = {
      method: 'POST',
      headers: { ...encoder.headers, authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: streamOf(encoder.encode(), silence.moved),
      duplex: 'half', // Required for a stream, by the Fetch standard.
      signal: AbortSignal.any([signal, silence.signal]),
    };
    try {
      const response = await callService('delivery', new URL(`/api/${addresses[kind]}`, url), init);
      await response.body?.cancel();
      if (!response.ok) throw failureOf(response.status);
    } finally {
      silence.end();
    }
  };
}
