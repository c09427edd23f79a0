import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDiskTier } from './diskTier.ts';

const maxBytes = 400_000;

describe('createDiskTier', () => {
  let directory: string;

  async function usedBytes(): Promise<number> {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const sizes = files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  beforeEach(async () => {
    directory = await temporaryFolder();
  });

  it('stays within its maxBytes by evicting the oldest values', async () => {
    const tier = createDiskTier(directory, maxBytes, 'cache');
    for (let page = 0; page < 100; page += 1) {
      await tier.set(`tabor:${page}`, 'x'.repeat(8_000));
      // Rewritten values are not evicted.
      await tier.set('tabor:home', 'x'.repeat(8_000));
    }
    await tier.disconnect();
    expect(await usedBytes()).toBeLessThan(maxBytes * 1.2);
    expect(await usedBytes()).toBeGreaterThan(maxBytes / 2);
    expect(await tier.get('tabor:99')).toHaveLength(8_000);
    expect(await tier.get('tabor:home')).toHaveLength(8_000);
    expect(await tier.get('tabor:0')).toBeUndefined();
  });

  it('reads nothing that another version of the program has stored, and removes it', async () => {
    const older = createDiskTier(directory, maxBytes, '1');
    await older.set('tabor:home', 'older');
    await older.disconnect();
    const newer = createDiskTier(directory, maxBytes, '2');
    expect(await newer.get('tabor:home')).toBeUndefined();
    await newer.set('tabor:home', 'newer');
    await newer.disconnect();
    expect(await readdir(directory)).toEqual(['2']);
    expect(await createDiskTier(directory, maxBytes, '2').get('tabor:home')).toBe('newer');
  });

  it('evicts at the start if the maxBytes was lowered', async () => {
    const before = createDiskTier(directory, maxBytes, 'cache');
    for (let page = 0; page < 30; page += 1) await before.set(`tabor:${page}`, 'x'.repeat(8_000));
    await before.disconnect();
    const after = createDiskTier(directory, maxBytes / 4, 'cache');
    await after.disconnect();
    expect(await usedBytes()).toBeLessThan(maxBytes / 4);
    expect(await after.get('tabor:29')).toHaveLength(8_000);
  });
});
