import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { serviceCalls } from '@group/content-client/gateway/callService';
import { currentRequest } from '@group/content-client/request/requestContext';
import type { PictureRequest } from './pictureRequest.ts';
import type { RenderJob, RenderReply } from './renderJob.ts';

/** After so long without a job the worker ends, and its memory is given back. */
const standardIdleMs = 10_000;

/** A job that takes longer has hung: nothing but the end of its process stops a thread of the picture library. */
const standardTimeLimitMs = 60_000;

/** What the worker may know of the site's environment: how to run, and whom to trust. No secrets. */
const passedOn = ['PATH', 'LD_LIBRARY_PATH', 'NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'];

export interface PictureRendererOptions {
  /** File of the worker's program. */
  workerFile: string;
  idleMs?: number;
  timeLimitMs?: number;
}

/**
 * Fetches an original and renders it. `undefined` where there is none, or too large a one. Rejects where the content
 * service fails, where the picture cannot be read, and where the worker ends; the next call starts another worker.
 */
export type RenderPicture = (original: string, picture: PictureRequest) => Promise<Buffer | undefined>;

interface Waiting {
  resolve(reply: RenderReply): void;
  reject(error: Error): void;
}

function startWorker(workerFile: string): ChildProcess {
  const own = Object.fromEntries(passedOn.map((name) => [name, process.env[name]]));
  const worker = fork(workerFile, [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128', '--max-semi-space-size=2'],
    env: { ...own, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Neither keeps the site alive.
  worker.unref();
  worker.channel?.unref();
  return worker;
}

/**
 * Renders pictures in a process of its own: a fault of the picture library ends that process and not the site, its work
 * takes none of the site's threads, on which the outbox writes, and its memory is given back when it has been idle.
 */
export function createPictureRenderer(options: PictureRendererOptions): RenderPicture {
  const { workerFile, idleMs = standardIdleMs, timeLimitMs = standardTimeLimitMs } = options;
  let current: { worker: ChildProcess; waiting: Map<number, Waiting> } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start() {
    const worker = startWorker(workerFile);
    const waiting = new Map<number, Waiting>();
    const started = { worker, waiting };
    const ended = (error: Error): void => {
      if (current === started) current = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on('message', (reply: RenderReply) => waiting.get(reply.id)?.resolve(reply));
    worker.on('error', ended);
    worker.on('exit', (code, signal) => ended(new Error(`the picture worker ended (${signal ?? code})`)));
    return started;
  }

  function endIdle(): void {
    current?.worker.disconnect();
    current = undefined;
  }

  async function ask(job: RenderJob): Promise<RenderReply> {
    clearTimeout(idle);
    current ??= start();
    const { worker, waiting } = current;
    const { promise, resolve, reject } = Promise.withResolvers<RenderReply>();
    waiting.set(job.id, { resolve, reject });
    const limit = setTimeout(() => worker.kill('SIGKILL'), timeLimitMs);
    try {
      worker.send(job, (error) => error && reject(error));
      return await promise;
    } finally {
      clearTimeout(limit);
      waiting.delete(job.id);
      if (current?.waiting.size === 0) idle = setTimeout(endIdle, idleMs).unref();
    }
  }

  return async (original, picture) => {
    lastId += 1;
    const requestId = currentRequest()?.id ?? randomUUID();
    const { bytes, error, calls } = await ask({ id: lastId, original, picture, requestId });
    for (const call of calls) serviceCalls.publish(call);
    if (error !== undefined) throw new Error(error);
    return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
}
