import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Tells versions of a built site apart, by the content of the program file: the same in all processes that run it, and
 * another one as soon as any line of it is.
 */
export function programVersion(path = process.argv[1]): string {
  return createHash('sha256')
    .update(path ? readFileSync(path) : '')
    .digest('hex')
    .slice(0, 12);
}
