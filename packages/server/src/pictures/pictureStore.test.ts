import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from '@group/vitest-preset/listening';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictureRenderer } from './pictureRenderer.ts';
import { createPictureStore } from './pictureStore.ts';

const workerFile = join(import.meta.dirname, 'pictureWorker.ts');

describe('createPictureStore', () => {
  const request = { width: 320, name: 'garten_1f2e.jpg', format: 'webp' } as const;
  const named = (name: string) => ({ ...request, name: `garten_${name}.jpg` });
  let requestedPaths: string[] = [];
  let heads = 0;
  let deleted = '';
  /** Of the 404. */
  let type = 'application/json';
  let original: Buffer;
  let directory: string;
  let contentServiceUrl: string;
  const render = createPictureRenderer({ workerFile, effort: 0 });
  const service = createServer((incoming, outgoing) => {
    if (incoming.method === 'GET') requestedPaths.push(incoming.url ?? '');
    else heads += 1;
    const found = incoming.url !== deleted && /^\/uploads\/garten_\w+\.jpg$/.test(incoming.url ?? '');
    if (found) outgoing.end(original);
    else outgoing.writeHead(404, { 'content-type': type }).end();
  });

  function store(folder = directory, maxBytes = 2 ** 30) {
    return createPictureStore({ contentServiceUrl, render, directory: folder, maxBytes });
  }

  beforeAll(async () => {
    original = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f5d3a' } })
      .withExif({ IFD0: { Copyright: 'planted-name' } })
      .jpeg()
      .toBuffer();
    ({ url: contentServiceUrl } = await listening(service));
    directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  });

  afterAll(async () => {
    service.close();
    await rm(directory, { recursive: true });
  });

  beforeEach(() => {
    requestedPaths = [];
  });

  it('compresses AVIF less hard where that is set', async () => {
    const address = `${contentServiceUrl}/uploads/garten_1f2e.jpg`;
    const avif = { ...request, format: 'avif' } as const;
    const [usual, quick] = await Promise.all(
      [3, 0].map((effort) => createPictureRenderer({ workerFile, effort })(address, avif)),
    );
    expect(quick).not.toEqual(usual);
    expect(await sharp(quick).metadata()).toMatchObject({ compression: 'av1', width: 320 });
  });

  it('renders a picture once for concurrent requests, and keeps it across a restart', async () => {
    const { get } = store();
    const pictures = await Promise.all(Array.from({ length: 8 }, () => get(request)));
    expect(requestedPaths).toEqual(['/uploads/garten_1f2e.jpg']);
    expect(await sharp(pictures[0]).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 });
    expect(await store().get(request)).toEqual(pictures[0]);
    expect(requestedPaths).toHaveLength(1);
    expect(await readdir(directory)).toHaveLength(1);
  });

  it('strips the metadata of the original', async () => {
    const picture = await store().get({ ...request, format: 'jpg' });
    expect(picture?.includes('planted-name')).toBe(false);
  });

  it('stays within maxBytes and evicts the least recently used pictures', async () => {
    const folder = join(directory, 'small');
    const maxBytes = 40_000;
    const { get } = store(folder, maxBytes);
    const first = await get(named('first'));
    for (let picture = 0; picture < 20; picture += 1) {
      await get(named(String(picture)));
      expect(await get(named('first'))).toEqual(first);
    }
    await expect.poll(async () => (await readdir(folder)).length * 4_096).toBeLessThan(maxBytes * 1.2);
    expect((await readdir(folder)).length).toBeGreaterThan(4);
    expect(requestedPaths.filter((path) => path.includes('first'))).toHaveLength(1);
    await get(named('0'));
    expect(requestedPaths.filter((path) => path.includes('garten_0'))).toHaveLength(2);
  });

  it('renders a picture again whose file a power failure has left empty', async () => {
    const folder = join(directory, 'empty');
    const { get } = store(folder);
    const picture = await get(request);
    for (const file of await readdir(folder)) await writeFile(join(folder, file), '');
    expect(await get(request)).toEqual(picture);
  });

  it('serves pictures when it cannot write to disk', async () => {
    const file = join(directory, 'no-folder');
    await writeFile(file, '');
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await sharp(await store(join(file, 'pictures')).get(request)).metadata()).toMatchObject({ width: 320 });
    expect(written.mock.calls.join()).toContain('picture not stored');
  });

  it('removes what it has of a picture that was deleted in the library, after it was asked for once more', async () => {
    const sizes = [named('deleted'), { ...named('deleted'), width: 480 }];
    const { get } = store();
    await Promise.all(sizes.map((each) => get(each)));
    deleted = '/uploads/garten_deleted.jpg';
    await get(sizes[0] ?? request);
    await expect.poll(async () => Promise.all(sizes.map((each) => store().get(each)))).toEqual([undefined, undefined]);
  });

  it('keeps what it has while a proxy answers 404 for the content service', async () => {
    const kept = await store().get(named('kept'));
    [deleted, type, heads] = ['/uploads/garten_kept.jpg', 'text/plain; charset=utf-8', 0];
    for (const asked of [1, 2]) {
      expect(await store().get(named('kept'))).toEqual(kept);
      await expect.poll(() => heads).toBe(asked);
    }
    // What the first answer has caused is done before the second one.
    expect(await store().get(named('kept'))).toEqual(kept);
    await expect(store().get({ ...named('kept'), width: 480 })).rejects.toThrow('404');
    type = 'application/json';
  });

  it('resolves with undefined for an unknown original', async () => {
    expect(await store().get({ ...request, name: 'fehlt.jpg' })).toBeUndefined();
  });
});
