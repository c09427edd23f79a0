import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { repository } from '@group/start/settings';

const run = promisify(execFile);

/** The package of the Chromium that the specs run in otherwise, of the time of Chromium 109. */
const release = '@sparticuz/chromium@109.0.6';
/** Of the archive, as in a lockfile. */
const integrity = 'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==';

const folder = join(repository, 'node_modules/.cache/chromium-109');
const executable = join(folder, 'chromium');

/** It is no dependency of a package, as each install would fetch its 58 MB. */
async function fetchChromium(): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  try {
    const { stdout } = await run('npm', ['pack', release, '--json'], { cwd: draft });
    const [archive]: { filename: string; integrity: string }[] = JSON.parse(stdout);
    if (archive?.integrity !== integrity) throw new Error(`${release} is not what it was`);
    await run('tar', ['-xzf', archive.filename], { cwd: draft });
    const program = brotliDecompressSync(await readFile(join(draft, 'package/bin/chromium.br')));
    await mkdir(join(draft, 'browser'));
    await writeFile(join(draft, 'browser/chromium'), program, { mode: 0o755 });
    await rename(join(draft, 'browser'), folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Chromium 109, the oldest that is fully supported, or why there is none to use. Fetched on first use. */
export async function chromium109(): Promise<{ executablePath: string; missing: string }> {
  try {
    if (!existsSync(executable)) await fetchChromium();
    await run(executable, ['--version', '--no-sandbox']);
    return { executablePath: executable, missing: '' };
  } catch (error) {
    return { executablePath: '', missing: `Chromium 109 cannot be used: ${String(error).split('\n')[0]}` };
  }
}
