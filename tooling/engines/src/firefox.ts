import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

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
export async function installedFirefox(candidates = places): Promise<InstalledFirefox> {
  const executablePath = candidates.find((path) => existsSync(path));
  if (!executablePath) return { executablePath: '', missing: 'Firefox is not installed' };
  const { stdout } = await run(executablePath, ['--version']).catch(() => ({ stdout: '' }));
  const version = /^Mozilla Firefox (\d+)/m.exec(stdout)?.[1] ?? 'of an unknown version';
  if (Number(version) >= oldestVersion) return { executablePath, missing: '' };
  return { executablePath: '', missing: `Firefox ${version} is installed, and ${oldestVersion} is needed` };
}
