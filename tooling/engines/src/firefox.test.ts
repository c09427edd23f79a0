import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { describe, expect, it } from 'vitest';
import { installedFirefox } from './firefox.ts';

/** A program that prints a version and does nothing else. */
async function firefox(version: string): Promise<string> {
  const path = join(await temporaryFolder(), version);
  await writeFile(path, `#!/bin/sh\necho "Mozilla Firefox ${version}"\n`, { mode: 0o755 });
  return path;
}

describe.skipIf(process.platform === 'win32')('installedFirefox', () => {
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
