import { readdir, readFile } from 'node:fs/promises';
import { request, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictureRenderer, type PictureRendererOptions } from './pictureRenderer.ts';
import { pictureRoutes } from './pictureRoutes.ts';
import { createPictureStore, type PictureStore } from './pictureStore.ts';

const workerFile = join(import.meta.dirname, 'pictureWorker.ts');
const maxWaiting = 3;
const path = (name: string | number): string => `/pictures/320/photo_${name}.jpg.webp`;

const named = (name: string) => ({ width: 320, name: `photo_${name}.jpg`, format: 'webp' }) as const;

describe('picture queue', () => {
  let photo: Buffer;
  let directory: string;
  let service: Server;
  let contentServiceUrl: string;
  let sitePort: number;
  let pictures: PictureStore;
  /** Names of the requested originals. */
  let originals: string[];
  /** Responses of the content service that wait for `release`. */
  let held: (() => void)[];
  let isHolding: boolean;
  let answer: (outgoing: ServerResponse, name: string) => void;

  async function start(options: Partial<PictureRendererOptions> = {}): Promise<void> {
    const render = createPictureRenderer({ workerFile, effort: 0, ...options });
    pictures = createPictureStore({ contentServiceUrl, render, directory, maxWaiting });
    const app = new Hono().route('/pictures', pictureRoutes(pictures));
    app.post('/send', (context) => context.text('sent'));
    const listener = getRequestListener(app.fetch);
    ({ port: sitePort } = await temporaryServer((incoming, outgoing) => void listener(incoming, outgoing)));
  }

  function ask(target: string, method = 'GET') {
    const { promise: answered, resolve } = Promise.withResolvers<{ status?: number; retryAfter?: string }>();
    const options = { port: sitePort, host: '127.0.0.1', path: target, method, agent: false };
    const outgoing = request(options, ({ statusCode: status = 0, headers: { 'retry-after': retryAfter } }) => {
      resolve({ status, ...(retryAfter !== undefined && { retryAfter }) });
      outgoing.destroy();
    });
    // Destroying the request emits an error.
    outgoing.on('error', () => resolve({})).end();
    return { answered, leave: () => outgoing.destroy() };
  }

  const statusOf = async (target: string) => (await ask(target).answered).status;

  /** Blocks the renderer with one picture and fills the queue behind it. */
  async function fill() {
    isHolding = true;
    const first = ask(path('first'));
    await expect.poll(() => originals).toEqual(['photo_first.jpg']);
    const waiting = Array.from({ length: maxWaiting }, (_, number) => ask(path(number)));
    await expect.poll(() => pictures.waiting().visitors).toBe(maxWaiting);
    return { first, waiting };
  }

  function release(): void {
    isHolding = false;
    for (const respond of held.splice(0)) respond();
  }

  beforeAll(async () => {
    photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f5d3a' } })
      .jpeg()
      .toBuffer();
  });

  beforeEach(async () => {
    [originals, held, isHolding] = [[], [], false];
    answer = (outgoing) => outgoing.end(photo);
    directory = await temporaryFolder();
    ({ server: service, url: contentServiceUrl } = await temporaryServer((incoming, outgoing) => {
      const name = incoming.url?.split('/').at(-1) ?? '';
      originals.push(name);
      if (isHolding) held.push(() => answer(outgoing, name));
      else answer(outgoing, name);
    }));
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });

  it('answers 503 when full, without blocking other requests', async () => {
    await start();
    const { first, waiting } = await fill();
    expect(await ask(path('next')).answered).toEqual({ status: 503, retryAfter: '5' });
    expect((await ask('/send', 'POST').answered).status).toBe(200);
    expect(originals, 'no original is fetched before its turn').toEqual(['photo_first.jpg']);
    release();
    for (const { answered } of [first, ...waiting]) expect((await answered).status).toBe(200);
    expect(await statusOf(path('next'))).toBe(200);
  });

  it('frees the place of a client that disconnects', async () => {
    await start();
    const { waiting } = await fill();
    waiting[1]?.leave();
    await expect.poll(() => pictures.waiting().visitors).toBe(maxWaiting - 1);
    const next = ask(path('next'));
    await expect.poll(() => pictures.waiting().visitors).toBe(maxWaiting);
    release();
    expect((await next.answered).status).toBe(200);
    expect((await waiting[2]?.answered)?.status).toBe(200);
    expect(originals).not.toContain('photo_1.jpg');
  });

  it('renders a picture for the remaining clients when one of them disconnects', async () => {
    await start();
    const { waiting } = await fill();
    const remaining = ask(path(0));
    waiting[0]?.leave();
    release();
    expect((await remaining.answered).status).toBe(200);
  });

  it('warms each picture once, after those that visitors wait for', async () => {
    await start();
    isHolding = true;
    const first = ask(path('first'));
    await expect.poll(() => originals).toHaveLength(1);
    const warmed = pictures.warm(['early', 'requested', 'late'].map(named));
    await expect.poll(() => pictures.waiting().warming).toBe(3);
    const visitors = [ask(path('requested')), ask(path('visitor'))];
    await expect.poll(() => pictures.waiting()).toEqual({ visitors: 2, warming: 2 });
    release();
    await Promise.all([first, ...visitors].map(({ answered }) => answered));
    await warmed;
    expect(originals.slice(1, 3).toSorted()).toEqual(['photo_requested.jpg', 'photo_visitor.jpg']);
    expect(originals.slice(3)).toEqual(['photo_early.jpg', 'photo_late.jpg']);
    expect(await readdir(directory)).toHaveLength(5);
    await pictures.warm([named('early')]);
    expect(originals).toHaveLength(5);
  });

  it.each([true, false])('aborts an original that is too large (content-length sent: %s)', async (hasLength) => {
    await start();
    const block = Buffer.alloc(1024 * 1024);
    let sentBytes = 0;
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    answer = (outgoing) => {
      outgoing.writeHead(200, hasLength ? { 'content-length': String(100 * block.length) } : {});
      outgoing.once('close', resolve);
      const writeMore = (): void => {
        while (!outgoing.destroyed && sentBytes < 100 * block.length) {
          sentBytes += block.length;
          if (!outgoing.write(block)) return void outgoing.once('drain', writeMore);
        }
        outgoing.end();
      };
      writeMore();
    };
    expect(await statusOf(path('huge'))).toBe(404);
    await closed;
    expect(sentBytes).toBeLessThan(60 * block.length);
    answer = (outgoing) => outgoing.end(photo);
    expect(await statusOf(path('other'))).toBe(200);
  });

  it('answers 503 for a picture that crashes the worker, and starts another worker', async () => {
    await start({ workerFile: join(import.meta.dirname, 'crashing.fixture.ts') });
    expect(await ask(path('crash')).answered).toEqual({ status: 503, retryAfter: '5' });
    expect(await statusOf(path('other'))).toBe(200);
  });

  it('kills a worker that hangs', async () => {
    isHolding = true;
    const render = createPictureRenderer({ workerFile, effort: 0, timeLimitMs: 100 });
    const picture = { width: 320, name: 'photo_hanging.jpg', format: 'webp' } as const;
    const original = `${contentServiceUrl}/uploads/photo_hanging.jpg`;
    await expect(render(original, picture)).rejects.toThrow('SIGKILL');
  });

  it('stops an idle worker and starts another one for the next picture', async () => {
    const connections: Socket[] = [];
    service.on('connection', (socket) => connections.push(socket));
    await start({ idleMs: 1 });
    expect(await statusOf(path('first'))).toBe(200);
    await expect.poll(() => connections[0]?.destroyed).toBe(true);
    expect(await statusOf(path('second'))).toBe(200);
    expect(connections).toHaveLength(2);
  });

  it.runIf(process.platform === 'linux')('leaves the processor to others in each thread of the worker', async () => {
    await start();
    expect(await statusOf(path('first'))).toBe(200);
    const threads = await readdir(`/proc/${process.pid}/task`);
    const children = threads.map((thread) => readFile(`/proc/${process.pid}/task/${thread}/children`, 'utf8'));
    const workers = (await Promise.all(children)).join(' ').split(' ').filter(Boolean);
    expect(workers).not.toEqual([]);
    for (const worker of workers) {
      for (const thread of await readdir(`/proc/${worker}/task`)) {
        expect([thread, getPriority(Number(thread))]).toEqual([thread, 10]);
      }
    }
  });

  it('answers 503 for a file that is not a picture', async () => {
    await start();
    answer = (outgoing) => outgoing.end('no picture');
    expect(await statusOf(path('text'))).toBe(503);
  });
});
