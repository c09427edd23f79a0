import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Identifies a build by the hash of its program file: equal in all processes that run it, different after any change.
 */
export function programVersion(path = process.argv[1]): string {
  return createHash('sha256')
    .update(path ? readFileSync(path) : '')
    .digest('hex')
    .slice(0, 12);
}
