import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installedFirefox } from './firefox.ts';

describe.skipIf(process.platform === 'win32')('installedFirefox', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'firefox-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** A program that prints a version and does nothing else. */
  async function firefox(version: string): Promise<string> {
    const path = join(folder, version);
    await writeFile(path, `#!/bin/sh\necho "Mozilla Firefox ${version}"\n`, { mode: 0o755 });
    return path;
  }

  it('finds one that can be driven', async () => {
    const executablePath = await firefox('153.7.0esr');
    expect(await installedFirefox(['/nowhere/firefox', executablePath])).toEqual({ executablePath, missing: '' });
  });

  it('says why there is none', async () => {
    expect((await installedFirefox(['/nowhere/firefox'])).missing).toBe('Firefox is not installed');
    const { executablePath, missing } = await installedFirefox([await firefox('140.12.0esr')]);
    expect([executablePath, missing]).toEqual(['', 'Firefox 140 is installed, and 153 is needed']);
  });
});
