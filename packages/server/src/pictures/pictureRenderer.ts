import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { serviceCalls } from '@group/content-client/gateway/callService';
import { currentRequest } from '@group/content-client/request/requestContext';
import type { CardRequest, PictureRequest } from './pictureRequest.ts';
import type { RenderJob, RenderReply } from './renderJob.ts';

/** An idle worker is stopped after this time, to free its memory. */
const defaultIdleMs = 10_000;

/** A longer job counts as hung. Its process is killed, as a thread of libvips cannot be cancelled. */
const defaultTimeLimitMs = 60_000;

/** Environment variables that the worker inherits: runtime settings and certificates, but no secrets. */
const inheritedVariables = [
  'PATH',
  'LD_LIBRARY_PATH',
  'NODE_ENV',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
];

export interface PictureRendererOptions {
  /** Entry file of the worker. */
  workerFile: string;
  /** How hard AVIF is compressed, from 0 to 9. */
  effort: number;
  idleMs?: number;
  timeLimitMs?: number;
}

/**
 * Fetches an original and renders it. Resolves with `undefined` if the original does not exist or is too large. Rejects
 * if the content service fails, the picture cannot be decoded, or the worker exits; the next call starts another worker.
 */
export type RenderPicture = (
  original: string | undefined,
  picture: PictureRequest | CardRequest,
) => Promise<Buffer | undefined>;

interface PendingJob {
  resolve(reply: RenderReply): void;
  reject(error: Error): void;
}

function startWorker({ workerFile, effort }: PictureRendererOptions): ChildProcess {
  const inherited = Object.fromEntries(inheritedVariables.map((name) => [name, process.env[name]]));
  const worker = fork(workerFile, [String(effort)], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128', '--max-semi-space-size=2'],
    env: { ...inherited, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Neither the process nor its channel may keep the site's event loop alive.
  worker.unref();
  worker.channel?.unref();
  return worker;
}

/**
 * Renders pictures in a separate process. A crash in libvips does not take the site down, rendering does not occupy the
 * site's thread pool, on which the outbox writes, and stopping the idle process frees its memory.
 */
export function createPictureRenderer(options: PictureRendererOptions): RenderPicture {
  const { idleMs = defaultIdleMs, timeLimitMs = defaultTimeLimitMs } = options;
  let current: { worker: ChildProcess; pending: Map<number, PendingJob> } | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start() {
    const worker = startWorker(options);
    const pending = new Map<number, PendingJob>();
    const started = { worker, pending };
    const fail = (error: Error): void => {
      if (current === started) current = undefined;
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    };
    worker.on('message', (reply: RenderReply) => pending.get(reply.id)?.resolve(reply));
    worker.on('error', fail);
    worker.on('exit', (code, signal) => fail(new Error(`the picture worker exited (${signal ?? code})`)));
    return started;
  }

  function stopIdleWorker(): void {
    current?.worker.disconnect();
    current = undefined;
  }

  async function run(job: RenderJob): Promise<RenderReply> {
    clearTimeout(idleTimer);
    current ??= start();
    const { worker, pending } = current;
    const { promise, resolve, reject } = Promise.withResolvers<RenderReply>();
    pending.set(job.id, { resolve, reject });
    const killTimer = setTimeout(() => worker.kill('SIGKILL'), timeLimitMs);
    try {
      worker.send(job, (error) => error && reject(error));
      return await promise;
    } finally {
      clearTimeout(killTimer);
      pending.delete(job.id);
      if (current?.pending.size === 0) idleTimer = setTimeout(stopIdleWorker, idleMs).unref();
    }
  }

  return async (original, picture) => {
    lastId += 1;
    const requestId = currentRequest()?.id ?? randomUUID();
    const { bytes, error, calls } = await run({ id: lastId, original, picture, requestId });
    for (const call of calls) serviceCalls.publish(call);
    if (error !== undefined) throw new Error(error);
    return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
}
