import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { firstExecutable } from './firstExecutable.ts';

const run = promisify(execFile);

const places: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/usr/local/bin/firefox', '/opt/firefox/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
};

/** The oldest Firefox that Playwright was seen to drive over WebDriver BiDi; older ones lack commands that it sends. */
const oldestVersion = 153;

/** An installed Firefox, or why there is none to use. */
export interface InstalledFirefox {
  /** Empty if none can be used. */
  executablePath: string;
  /** Why specs in Firefox are skipped; empty if one can be used. */
  missing: string;
}

/** The Firefox that the machine has where such programs usually are. None is downloaded. */
export async function installedFirefox(candidates = places[process.platform] ?? []): Promise<InstalledFirefox> {
  const executablePath = await firstExecutable(candidates);
  if (!executablePath) return { executablePath: '', missing: 'Firefox is not installed' };
  const { stdout } = await run(executablePath, ['--version']).catch(() => ({ stdout: '' }));
  const [, version = ''] = /^Mozilla Firefox (\d+)/m.exec(stdout) ?? [];
  if (Number(version) >= oldestVersion) return { executablePath, missing: '' };
  const found = version || 'of an unknown version';
  return { executablePath: '', missing: `Firefox ${found} is installed, and ${oldestVersion} is needed` };
}
