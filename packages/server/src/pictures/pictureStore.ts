import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '@group/content-client/gateway/contentService';
import { createDiskLru } from '@group/content-client/gateway/diskLru';
import { log } from '@group/routes/site/log';
import { pictureFormats, pictureWidths } from '@group/routes/site/pictureAddress';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { RenderPicture } from './pictureRenderer.ts';
import type { CardRequest, PictureRequest } from './pictureRequest.ts';

/** Disk space. A picture in all sizes and formats takes 1 to 2 MB; most are requested in a few of them. */
const defaultMaxBytes = 2 * 1024 * 1024 * 1024;

/** Encoding a large AVIF occupies a processor for seconds, and 100 MB. */
const concurrency = 1;

/** Queue length for visitors' pictures: several galleries that were never opened, or about 30 s of rendering. */
const defaultMaxWaiting = 100;

/** Queue length for warming: the photos of a large gallery in all sizes. */
const maxWarming = 1_000;

/**
 * How long a stored picture is served before the content service is asked again whether it still has the original: someone
 * may want a photo of themselves removed.
 */
const askAgainAfterMs = 24 * 60 * 60 * 1_000;

/** The same after the content service has not answered. */
const askSoonerAfterMs = 60_000;

/** Longer than the content service takes to look for a file. */
const askTimeoutMs = 10_000;

const priorities = { visitor: 1, warming: 0 };

/** The queue for visitors' pictures is full. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy';
}

export interface PictureStore {
  /**
   * Resolves with the picture's bytes, or `undefined` if the content service has no such picture. Rejects with
   * {@link PicturesBusy} if the queue is full, and with other errors while the content service is down.
   * @param signal aborts when the client disconnects, which frees its place in the queue
   */
  get(request: PictureRequest | CardRequest, signal?: AbortSignal): Promise<Buffer | undefined>;
  /** Renders pictures in advance, with a lower priority than those that visitors wait for. Never rejects. */
  warm(requests: readonly PictureRequest[]): Promise<void>;
  /** Queued pictures, not counting those that are being rendered. */
  waiting(): { visitors: number; warming: number };
}

export interface PictureStoreOptions {
  contentServiceUrl: string;
  render: RenderPicture;
  /** Cache directory, pruned by last use. */
  directory: string;
  maxBytes?: number;
  maxWaiting?: number;
}

/** A picture that is queued or being rendered. */
interface Job {
  picture: Promise<Buffer | undefined>;
  priority: number;
  /** False once rendering has started. */
  isWaiting: boolean;
  /** Number of waiting clients; a queued job without clients is cancelled. */
  clients: number;
  cancel: AbortController;
}

/** Writes to a temporary file and renames it, so that no crash or power failure leaves a partial picture. A failure is only logged. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const temporaryPath = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporaryPath, bytes, { flush: true });
    await rename(temporaryPath, path);
  } catch (error) {
    log('warn', 'picture not stored', { reason: error instanceof Error ? error.message : String(error) });
    await rm(temporaryPath, { force: true }).catch(() => {});
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Logs a picture that could not be rendered. */
export function logFailure({ name }: { name?: string | undefined }, error: unknown): void {
  log('warn', 'picture not rendered', { name, reason: error instanceof Error ? error.message : String(error) });
}

/** What the store renders. */
type StoredRequest = PictureRequest | CardRequest;

const keyOf = (request: StoredRequest): string =>
  'card' in request ? JSON.stringify(request) : `${request.width}/${request.name}.${request.format}`;

/**
 * Renders pictures of the content service in the sizes and formats that pages use, and stores them on disk, where they
 * outlast an outage of the content service. Renders one picture at a time; the rest wait in a bounded queue, and an
 * original is only fetched when its job starts.
 */
export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { contentServiceUrl, render, directory } = options;
  const { maxBytes = defaultMaxBytes, maxWaiting = defaultMaxWaiting } = options;
  const jobs = new Map<string, Job>();
  const queue = new PQueue({ concurrency });
  const diskLru = createDiskLru(directory, maxBytes);
  /** Names of originals that need not be asked for yet. */
  const asked = new LRUCache<string, true>({ max: 10_000, ttl: askAgainAfterMs });

  function pathOf(request: StoredRequest): string {
    const file = createHash('sha256').update(keyOf(request)).digest('hex');
    return join(directory, `${file}.${request.format}`);
  }

  const originalOf = (name: string): string => new URL(`/uploads/${name}`, contentServiceUrl).href;

  /** Removes a stored picture, in all sizes and formats, whose original is no longer in the library. */
  async function removeIfDeleted(name: string): Promise<void> {
    if (asked.has(name)) return;
    asked.set(name, true, { ttl: askSoonerAfterMs });
    const signal = AbortSignal.timeout(askTimeoutMs);
    const response = await fetch(originalOf(name), { method: 'HEAD', signal });
    if (response.status === 200) asked.set(name, true);
    if (!isMissing(response)) return;
    const stored = pictureWidths.flatMap((width) => pictureFormats.map((format) => ({ width, name, format })));
    await Promise.all(stored.map((request) => rm(pathOf(request), { force: true })));
  }

  async function renderAndStore(request: StoredRequest): Promise<Buffer | undefined> {
    const picture = await render(request.name && originalOf(request.name), request);
    if (picture) {
      diskLru.wrote(picture.length);
      await writeAtomically(pathOf(request), picture);
    }
    return picture;
  }

  const waiting = (kind: keyof typeof priorities): number => queue.sizeBy({ priority: priorities[kind] });

  function enqueue(request: StoredRequest, priority: number): Job {
    const id = keyOf(request);
    const cancel = new AbortController();
    const job: Job = { picture: Promise.resolve(undefined), priority, isWaiting: true, clients: 0, cancel };
    const start = (): Promise<Buffer | undefined> => {
      job.isWaiting = false;
      return renderAndStore(request);
    };
    job.picture = queue.add(start, { id, priority, signal: cancel.signal }).finally(() => forget(id, job));
    jobs.set(id, job);
    return job;
  }

  function forget(id: string, job: Job): void {
    if (jobs.get(id) === job) jobs.delete(id);
  }

  /** Joins or enqueues the job of a visitor's picture; a queued warming job is moved ahead. */
  function visitorJob(request: StoredRequest): Job {
    const id = keyOf(request);
    const existing = jobs.get(id);
    if (existing && (!existing.isWaiting || existing.priority === priorities.visitor)) return existing;
    if (waiting('visitor') >= maxWaiting) throw new PicturesBusy('the picture queue is full');
    if (!existing) return enqueue(request, priorities.visitor);
    queue.setPriority(id, priorities.visitor);
    existing.priority = priorities.visitor;
    return existing;
  }

  return {
    waiting: () => ({ visitors: waiting('visitor'), warming: waiting('warming') }),
    async get(request, signal) {
      const path = pathOf(request);
      const stored = await readFile(path).catch(() => undefined);
      // Empty after a power failure, where another version has written it.
      if (stored?.length) {
        diskLru.used(path);
        // While the content service is away, what is stored stays.
        if (request.name) removeIfDeleted(request.name).catch(() => {});
        return stored;
      }
      signal?.throwIfAborted();
      const job = visitorJob(request);
      job.clients += 1;
      const leave = (): void => {
        job.clients -= 1;
        // A picture that is being rendered already is finished and stored for the next client.
        if (job.clients > 0 || !job.isWaiting) return;
        forget(keyOf(request), job);
        job.cancel.abort(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      try {
        return await job.picture;
      } finally {
        signal?.removeEventListener('abort', leave);
      }
    },
    async warm(requests) {
      const warming: Promise<unknown>[] = [];
      for (const request of requests) {
        if ((await exists(pathOf(request))) || jobs.has(keyOf(request))) continue;
        if (waiting('warming') >= maxWarming) break;
        const job = enqueue(request, priorities.warming);
        job.clients = 1;
        warming.push(job.picture.catch((error: unknown) => logFailure(request, error)));
      }
      await Promise.all(warming);
    },
  };
}
