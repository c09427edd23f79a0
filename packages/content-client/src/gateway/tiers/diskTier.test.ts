import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskTier } from './diskTier.ts';

const limit = 400_000;

describe('the disk tier', () => {
  let directory: string;

  async function bytes(): Promise<number> {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const sizes = files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'disk-tier-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('takes no more room than it is given, and lets go of what was written longest ago', async () => {
    const tier = createDiskTier(directory, limit, 'cache');
    for (let page = 0; page < 100; page += 1) {
      await tier.set(`tabor:${page}`, 'x'.repeat(8_000));
      // What is refreshed stays.
      await tier.set('tabor:home', 'x'.repeat(8_000));
    }
    await tier.disconnect();
    expect(await bytes()).toBeLessThan(limit * 1.2);
    expect(await bytes()).toBeGreaterThan(limit / 2);
    expect(await tier.get('tabor:99')).toHaveLength(8_000);
    expect(await tier.get('tabor:home')).toHaveLength(8_000);
    expect(await tier.get('tabor:0')).toBeUndefined();
  });

  it('makes room at the start where there is less than there was', async () => {
    const before = createDiskTier(directory, limit, 'cache');
    for (let page = 0; page < 30; page += 1) await before.set(`tabor:${page}`, 'x'.repeat(8_000));
    await before.disconnect();
    const after = createDiskTier(directory, limit / 4, 'cache');
    await after.disconnect();
    expect(await bytes()).toBeLessThan(limit / 4);
    expect(await after.get('tabor:29')).toHaveLength(8_000);
  });
});
