import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createDiskLru } from '@group/content-client/gateway/diskLru';
import { log } from '@group/routes/site/log';
import PQueue from 'p-queue';
import type { RenderPicture } from './pictureRenderer.ts';
import type { PictureRequest } from './pictureRequest.ts';

/** Room on the disk. A picture in all sizes and formats takes one or two MB; most are asked for in a few. */
const standardMaxBytes = 2 * 1024 * 1024 * 1024;

/** Pictures that are rendered at the same time: a large AVIF takes a processor for seconds, and 100 MB. */
const concurrency = 1;

/** Visitors' pictures that wait their turn: several galleries that were never seen, or half a minute of work. */
const standardMaxWaiting = 100;

/** Pictures that wait to be rendered before a visitor asks: the photos of a large gallery in all sizes. */
const maxWarming = 1_000;

const priorities = { visitor: 1, warming: 0 };

/** More pictures are waited for than can be rendered in a reasonable time. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy';
}

export interface PictureStore {
  /**
   * The picture's bytes; `undefined` where the content service has no such picture. Throws {@link PicturesBusy} where
   * too many wait already, and while the content service is down.
   * @param signal of a client that may go away, which gives up its place in the queue
   */
  get(request: PictureRequest, signal?: AbortSignal): Promise<Buffer | undefined>;
  /** Renders pictures before anybody asks for them, after all that visitors wait for. Never rejects. */
  warm(requests: readonly PictureRequest[]): Promise<void>;
  /** Pictures in the queue, without those that are being rendered. */
  waiting(): { visitors: number; warming: number };
}

export interface PictureStoreOptions {
  /** Address of the content service. */
  contentServiceUrl: string;
  render: RenderPicture;
  /** Where pictures are kept, until others need the room; without it each is rendered anew. */
  directory?: string | undefined;
  maxBytes?: number;
  maxWaiting?: number;
}

/** A picture that waits for its turn, or is being rendered. */
interface Job {
  picture: Promise<Buffer | undefined>;
  priority: number;
  /** False once its turn has come. */
  isWaiting: boolean;
  /** How many wait for it; a job without any leaves the queue. */
  clients: number;
  cancel: AbortController;
}

/** Written beside and renamed, so that a stop at any moment leaves no half picture. Where that fails, none is kept. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    log('warn', 'picture not kept', { reason: error instanceof Error ? error.message : String(error) });
    await rm(draft, { force: true }).catch(() => {});
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Tells operators of a picture that could not be given. */
export function logFailure({ name }: PictureRequest, error: unknown): void {
  log('warn', 'picture', { name, reason: error instanceof Error ? error.message : String(error) });
}

const keyOf = ({ width, name, format }: PictureRequest): string => `${width}/${name}.${format}`;

/**
 * Pictures of the content service in the sizes and formats that pages ask for, rendered once and kept on disk, so that
 * they are there when the content service is not. A few are rendered at a time; the others wait in one bounded queue,
 * and an original is fetched when its turn has come.
 */
export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { contentServiceUrl, render, directory } = options;
  const { maxBytes = standardMaxBytes, maxWaiting = standardMaxWaiting } = options;
  const jobs = new Map<string, Job>();
  const queue = new PQueue({ concurrency });
  const folder = directory ? createDiskLru(directory, maxBytes) : undefined;

  function pathOf(request: PictureRequest): string | undefined {
    const file = createHash('sha256').update(keyOf(request)).digest('hex');
    return directory && join(directory, `${file}.${request.format}`);
  }

  async function make(request: PictureRequest): Promise<Buffer | undefined> {
    const picture = await render(new URL(`/uploads/${request.name}`, contentServiceUrl).href, request);
    const path = pathOf(request);
    if (picture && path) {
      folder?.wrote(picture.length);
      await keep(path, picture);
    }
    return picture;
  }

  const waiting = (kind: keyof typeof priorities): number => queue.sizeBy({ priority: priorities[kind] });

  function enqueue(request: PictureRequest, priority: number): Job {
    const id = keyOf(request);
    const cancel = new AbortController();
    const job: Job = { picture: Promise.resolve(undefined), priority, isWaiting: true, clients: 0, cancel };
    const turn = (): Promise<Buffer | undefined> => {
      job.isWaiting = false;
      return make(request);
    };
    job.picture = queue.add(turn, { id, priority, signal: cancel.signal }).finally(() => forget(id, job));
    jobs.set(id, job);
    return job;
  }

  function forget(id: string, job: Job): void {
    if (jobs.get(id) === job) jobs.delete(id);
  }

  /** The job of a visitor's picture, ahead of all that no visitor waits for. */
  function visitorsJob(request: PictureRequest): Job {
    const id = keyOf(request);
    const known = jobs.get(id);
    if (known && (!known.isWaiting || known.priority === priorities.visitor)) return known;
    if (waiting('visitor') >= maxWaiting) throw new PicturesBusy('too many pictures wait');
    if (!known) return enqueue(request, priorities.visitor);
    queue.setPriority(id, priorities.visitor);
    known.priority = priorities.visitor;
    return known;
  }

  return {
    waiting: () => ({ visitors: waiting('visitor'), warming: waiting('warming') }),
    async get(request, signal) {
      const path = pathOf(request);
      const kept = path && (await readFile(path).catch(() => undefined));
      if (kept) {
        folder?.used(path);
        return kept;
      }
      signal?.throwIfAborted();
      const job = visitorsJob(request);
      job.clients += 1;
      const leave = (): void => {
        job.clients -= 1;
        // What is being rendered already is kept for the next client.
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
        const path = pathOf(request);
        if (!path || (await exists(path)) || jobs.has(keyOf(request))) continue;
        if (waiting('warming') >= maxWarming) break;
        const job = enqueue(request, priorities.warming);
        job.clients = 1;
        warming.push(job.picture.catch((error: unknown) => logFailure(request, error)));
      }
      await Promise.all(warming);
    },
  };
}
