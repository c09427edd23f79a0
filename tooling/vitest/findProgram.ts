import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders of servers that only administrators start; often not in `PATH`. */
const servers = ['/usr/sbin', '/usr/local/sbin'];

/** The path of a program; `undefined` if it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...servers];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
