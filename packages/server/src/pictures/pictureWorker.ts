/**
 * Entry of the picture worker process. The picture renderer starts it and sends it jobs over the IPC channel; it exits
 * when the channel closes.
 */
import { maxPicturePixels } from '@group/content-client/contract/pictures';
import { callService, type ServiceCall, serviceCalls } from '@group/content-client/gateway/callService';
import { isMissing } from '@group/content-client/gateway/contentService';
import { currentRequest, runInContext } from '@group/content-client/request/requestContext';
import type { PictureFormat } from '@group/routes/site/pictureAddress';
import sharp, { type Sharp } from 'sharp';
import type { PictureRequest } from './pictureRequest.ts';
import { renderCard } from './renderCard.ts';
import type { RenderJob, RenderReply } from './renderJob.ts';
import { yieldProcessor } from './yieldProcessor.ts';

/** Larger originals are rejected: editors upload photographs, not posters. */
const maxOriginalBytes = 30 * 1024 * 1024;

const originalTimeoutMs = 20_000;

/** How hard AVIF is compressed, from 0 to 9. */
const effort = Number(process.argv[2]);

const quality: Record<PictureFormat, number> = { avif: 52, webp: 74, jpg: 78 };

/** Reads a body whose `content-length` may be missing or wrong; `undefined` if it exceeds the limit. */
async function readAtMost(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function fetchOriginal(address: string): Promise<Buffer | undefined> {
  const response = await callService('picture', new URL(address), { signal: AbortSignal.timeout(originalTimeoutMs) });
  const declaredBytes = Number(response.headers.get('content-length') ?? 0);
  if (response.ok && response.body && declaredBytes <= maxOriginalBytes) {
    return readAtMost(response.body, maxOriginalBytes);
  }
  await response.body?.cancel();
  if (response.ok || isMissing(response)) return undefined;
  throw new Error(`the content service answered ${response.status} for a picture`);
}

function decoded(original: Buffer): Sharp {
  return sharp(original, { limitInputPixels: maxPicturePixels }).autoOrient();
}

function render(original: Buffer, { width, format }: PictureRequest): Promise<Buffer> {
  const resized = decoded(original).resize({ width, withoutEnlargement: true });
  const settings = { quality: quality[format] };
  // Chroma subsampling as in the other two formats: 20 % less time and a third less memory.
  if (format === 'avif') return resized.avif({ ...settings, effort, chromaSubsampling: '4:2:0' }).toBuffer();
  return (format === 'webp' ? resized.webp(settings) : resized.jpeg({ ...settings, mozjpeg: true })).toBuffer();
}

async function work({ id, original, picture, requestId }: RenderJob): Promise<RenderReply> {
  const request = { id: requestId };
  const calls: ServiceCall[] = [];
  const stopListening = serviceCalls.subscribe((call) => {
    if (currentRequest() === request) calls.push(call);
  });
  try {
    const source = original && (await runInContext(request, () => fetchOriginal(original)));
    if ('card' in picture) {
      return { id, calls, bytes: await renderCard(picture.card, source ? decoded(source) : undefined) };
    }
    return { id, calls, ...(source && { bytes: await render(source, picture) }) };
  } catch (error) {
    return { id, calls, error: error instanceof Error ? error.message : String(error) };
  } finally {
    stopListening();
  }
}

// The site and the content service go first.
yieldProcessor();
// One thread per picture, and no cache: the next picture is a different one.
sharp.concurrency(1);
sharp.cache(false);

// Signals to the whole process group are ignored: visitors still wait for pictures in progress.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', (job: RenderJob) => void work(job).then((reply) => process.send?.(reply)));
