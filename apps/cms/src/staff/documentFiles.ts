import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { privateDirectory } from '../directories.ts';

// Beside the folders of the applications, whose names are 32 hexadecimal digits.
const directory = join(privateDirectory, 'internal-documents');

const isName = (name: unknown): name is string => typeof name === 'string' && /^[0-9a-f]{32}$/.test(name);

/** Where the file of an internal document lies; `undefined` for what is no name of one. */
export const documentPath = (name: unknown): string | undefined => (isName(name) ? join(directory, name) : undefined);

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Copies a file to where only this service reads it, safely on the disk. Returns its name there. */
export async function keepDocument(source: string): Promise<string> {
  const name = randomBytes(16).toString('hex');
  const path = join(directory, name);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  try {
    // Not copyFile: it would take over the rights of the source.
    await pipeline(createReadStream(source), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await flush(path);
    await flush(directory);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return name;
}

/** Removes the file of a document that is gone or has another one. */
export async function eraseDocument(name: unknown): Promise<void> {
  const path = documentPath(name);
  if (path) await rm(path, { force: true });
}

/** The names of all files that are kept. */
export async function keptDocuments(): Promise<string[]> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return readdir(directory);
}
