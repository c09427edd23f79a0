import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where servers lie that only an administrator is expected to start; often not in `PATH`. */
const servers = ['/usr/sbin', '/usr/local/sbin'];

/** The file of a program of this machine; `undefined` where it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...servers];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
