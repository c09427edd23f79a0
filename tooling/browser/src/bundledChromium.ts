import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The version in package.json; a new one is unpacked beside the old one. */
const version = '153.0.0';

/** Beside the repository's other caches, not in a world-writable temporary folder. */
const cache = join(import.meta.dirname, '../../../node_modules/.cache/chromium');

/** Whether the machine lacks libraries that the browser links against (nss above all, on minimal images). */
async function lacksLibraries(executable: string): Promise<boolean> {
  const linked = await run('ldd', [executable]).catch(() => undefined);
  return !linked || linked.stdout.includes('not found');
}

/** The installed fonts and the bundled one: without any font, text has no height. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}

/** A start script, because drivers pass a path and no environment. */
async function startScript(folder: string): Promise<string> {
  const lines = ['#!/bin/sh', 'here=$(dirname "$0")', 'export FONTCONFIG_FILE="$here/fonts.conf"'];
  if (await lacksLibraries(join(folder, 'chromium'))) {
    lines.push('export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"');
  }
  return [...lines, 'exec "$here/chromium" "$@"', ''].join('\n');
}

/** Unpacks into a temporary folder and renames it, so that concurrent or aborted runs leave no partial browser. */
async function unpack(folder: string): Promise<void> {
  const draft = `${folder}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  try {
    await run(process.execPath, [join(import.meta.dirname, 'unpack.ts')], { env: { ...process.env, TMPDIR: draft } });
    await writeFile(join(draft, 'fonts.conf'), fontConfiguration(folder));
    await writeFile(join(draft, 'start'), await startScript(draft), { mode: 0o755 });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(join(folder, 'start'))) throw error;
  }
}

/** Whether the npm package `@sparticuz/chromium` has a Chromium for this machine: only for Linux on x64. */
export const isBundled = process.platform === 'linux' && process.arch === 'x64';

/** Path of the Chromium that comes with the npm package `@sparticuz/chromium`, unpacked on first use. */
export async function bundledChromium(folder = join(cache, version)): Promise<string> {
  const start = join(folder, 'start');
  if (!existsSync(start)) await unpack(folder);
  return start;
}
