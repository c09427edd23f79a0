import { constants } from 'node:fs';
import { access } from 'node:fs/promises';

async function canRun(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** The first path that can be executed; `undefined` if there is none. */
export async function firstExecutable(candidates: readonly string[]): Promise<string | undefined> {
  for (const path of candidates) {
    if (await canRun(path)) return path;
  }
  return undefined;
}
