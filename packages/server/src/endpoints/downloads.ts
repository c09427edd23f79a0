import { callService } from '@group/content-client/gateway/callService';
import { beginningBytes, typeOfBeginning } from '@group/content-client/contract/submissions/files';
import { type ContentServiceAccess, isMissing } from '@group/content-client/gateway/contentService';

/** As for pictures: until the answer begins. */
const defaultTimeoutMs = 20_000;

/** Downloads are documents for reading at home, not archives. */
const defaultMaxBytes = 25 * 1024 * 1024;

export interface Download {
  /** Read from the content service as the client reads it; an error in it breaks the response off. */
  body: ReadableStream<Uint8Array>;
  /** Length as announced, if it was. */
  bytes: number | undefined;
}

/** Passes chunks on up to a limit, as `content-length` may be missing. */
function atMost(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new Error('the document is too large');
      controller.enqueue(chunk);
    },
  });
}

/** The stream with its first bytes read; `undefined` if they are not those of a PDF. */
async function pdfBody(stream: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array> | undefined> {
  const reader = stream.getReader();
  let start = Buffer.alloc(0);
  while (start.length < beginningBytes) {
    const { value, done } = await reader.read();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  if (typeOfBeginning(start.toString('hex', 0, beginningBytes)) !== 'application/pdf') {
    await reader.cancel();
    return undefined;
  }
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(new Uint8Array(start)),
      async pull(controller) {
        const { value, done } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/**
 * Fetches a PDF from the content service. Resolves with `undefined` if the file does not exist, is too large or is not a
 * PDF. Rejects while the content service is down or silent.
 * @param name matches `downloadNamePattern`
 */
export async function fetchDownload(
  { url }: ContentServiceAccess,
  name: string,
  { maxBytes = defaultMaxBytes, timeoutMs = defaultTimeoutMs } = {},
): Promise<Download | undefined> {
  const silence = new AbortController();
  // Not AbortSignal.timeout, which would also abort a document that is still being read.
  const timer = setTimeout(() => silence.abort(), timeoutMs);
  const init = { redirect: 'error', signal: silence.signal } as const;
  const response = await callService('download', new URL(`/uploads/${name}`, url), init).finally(() => {
    clearTimeout(timer);
  });
  const isPdf = response.headers.get('content-type')?.split(';')[0]?.trim() === 'application/pdf';
  const length = response.headers.get('content-length');
  const bytes = length === null ? undefined : Number(length);
  if (!response.ok || !isPdf || !response.body || (bytes ?? 0) > maxBytes) {
    await response.body?.cancel();
    if (response.ok || isMissing(response)) return undefined;
    throw new Error(`the content service answered ${response.status} for a document`);
  }
  const body = await pdfBody(response.body.pipeThrough(atMost(maxBytes)));
  return body && { body, bytes };
}
