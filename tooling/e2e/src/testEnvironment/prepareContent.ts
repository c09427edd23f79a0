import { access, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '@group/start/program';
import { seedProgram } from '@group/start/programs';

const folder = join(import.meta.dirname, '../..');

/** Data of a content service with the example content only; specs use copies of it. */
export const seededContent = join(folder, '.content');

/** Recreates the data atomically. Requires the built content service. */
export async function prepareContent(): Promise<void> {
  // With the other temporary files, which may be in memory.
  const directory = await mkdtemp(join(tmpdir(), 'content-'));
  const logs = join(folder, '.results');
  const options = seedProgram({ mode: 'production', host: '127.0.0.1', port: 1337, directory, logs });
  if ((await startProgram(options).ended) !== 0) throw new Error(`the example content failed: see ${options.logFile}`);
  const draft = `${seededContent}.draft`;
  await rm(draft, { recursive: true, force: true });
  await cp(directory, draft, { recursive: true, preserveTimestamps: true });
  await rm(directory, { recursive: true });
  await rm(seededContent, { recursive: true, force: true });
  await rename(draft, seededContent);
}

/** Creates the data if it is missing. The default export, as Playwright's global setup needs it. */
export default async function ensureContent(): Promise<void> {
  await access(seededContent).catch(prepareContent);
}

if (import.meta.main) await prepareContent();
