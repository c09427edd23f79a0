import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskLru } from './diskLru.ts';

const limit = 400_000;

describe('a bounded folder', () => {
  let directory: string;
  const at = (name: string) => join(directory, name);
  const names = async () => (await readdir(directory)).toSorted();

  /** A file of 40 kB, last touched so many minutes ago. */
  async function write(name: string, minutes: number): Promise<void> {
    await writeFile(at(name), 'x'.repeat(40_000));
    const then = Date.now() / 1000 - minutes * 60;
    await utimes(at(name), then, then);
  }

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'bounded-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it('keeps what was used lately, whenever it was written', async () => {
    for (let number = 0; number < 9; number += 1) await write(String(number), 100 - number);
    const folder = createDiskLru(directory, limit);
    await folder.settled();
    expect(await names()).toHaveLength(9);
    folder.used(at('0'));
    folder.used(at('0'));
    await expect.poll(async () => Date.now() - (await stat(at('0'))).mtimeMs).toBeLessThan(60_000);
    for (const name of ['new', 'newer']) {
      await write(name, 0);
      folder.wrote(40_000);
    }
    await folder.settled();
    expect(await names()).toEqual(['0', '5', '6', '7', '8', 'new', 'newer']);
  });

  it('knows after a restart what was used before', async () => {
    for (let number = 0; number < 12; number += 1) await write(String(number), 100 - number);
    createDiskLru(directory, 12 * limit).used(at('0'));
    await expect.poll(async () => Date.now() - (await stat(at('0'))).mtimeMs).toBeLessThan(60_000);
    await createDiskLru(directory, limit).settled();
    expect(await names()).toEqual(['0', '10', '11', '6', '7', '8', '9']);
    expect(await readFile(at('0'))).toHaveLength(40_000);
  });

  it('does without a folder', async () => {
    const folder = createDiskLru(at('missing'), limit);
    folder.used(at('missing/file'));
    folder.wrote(limit);
    await folder.settled();
    expect(await names()).toEqual([]);
  });
});
