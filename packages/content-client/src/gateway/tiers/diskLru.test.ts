import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDiskLru } from './diskLru.ts';

const maxBytes = 400_000;

describe('createDiskLru', () => {
  let directory: string;
  const at = (name: string) => join(directory, name);
  const names = async () => (await readdir(directory)).toSorted();

  /** Writes a file of 40 kB. */
  async function write(name: string, ageMinutes: number): Promise<void> {
    await writeFile(at(name), 'x'.repeat(40_000));
    const usedAt = Date.now() / 1000 - ageMinutes * 60;
    await utimes(at(name), usedAt, usedAt);
  }

  beforeEach(async () => {
    directory = await temporaryFolder();
  });

  it('evicts the least recently used files', async () => {
    for (let number = 0; number < 9; number += 1) await write(String(number), 100 - number);
    const lru = createDiskLru(directory, maxBytes);
    await lru.settled();
    expect(await names()).toHaveLength(9);
    lru.used(at('0'));
    lru.used(at('0'));
    await expect.poll(async () => Date.now() - (await stat(at('0'))).mtimeMs).toBeLessThan(60_000);
    for (const name of ['new', 'newer']) {
      await write(name, 0);
      lru.wrote(40_000);
    }
    await lru.settled();
    expect(await names()).toEqual(['0', '5', '6', '7', '8', 'new', 'newer']);
  });

  it('remembers recent use across restarts', async () => {
    for (let number = 0; number < 12; number += 1) await write(String(number), 100 - number);
    createDiskLru(directory, 12 * maxBytes).used(at('0'));
    await expect.poll(async () => Date.now() - (await stat(at('0'))).mtimeMs).toBeLessThan(60_000);
    await createDiskLru(directory, maxBytes).settled();
    expect(await names()).toEqual(['0', '10', '11', '6', '7', '8', '9']);
    expect(await readFile(at('0'))).toHaveLength(40_000);
  });

  it('tolerates a missing directory', async () => {
    const lru = createDiskLru(at('missing'), maxBytes);
    lru.used(at('missing/file'));
    lru.wrote(maxBytes);
    await lru.settled();
    expect(await names()).toEqual([]);
  });
});
