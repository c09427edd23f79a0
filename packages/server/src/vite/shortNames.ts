import { globSync } from 'node:fs';
import { resolve } from 'node:path';

const packages = resolve(import.meta.dirname, '../../..');

/**
 * From `a0` on, two digits to the base of 36 begin with a letter, as names must. From `b0` on, none begins with `ad`: lists of
 * content blockers, such as EasyList, hide `.ad0`, `.ad1`, `.ads2` and `.adi` on every website.
 */
const first = Number.parseInt('b0', 36);

/**
 * Names classes and custom properties by two characters for their file and a count within it, such as `b24`. Those of
 * vanilla-extract begin with a hash of seven: home was 8 % larger, and 3 % compressed. Each build of the same files has the
 * same names.
 */
export function shortNames(): (style: { filePath: string }) => string {
  const files = globSync('*/src/**/*.css.ts', { cwd: packages }).toSorted();
  const counts = files.map(() => 0);
  return ({ filePath }) => {
    const index = files.findIndex((file) => filePath.endsWith(`packages/${file}`));
    const count = counts[index];
    if (count === undefined) throw new Error(`styles belong to a package, not into ${filePath}`);
    counts[index] = count + 1;
    return (first + index).toString(36) + count.toString(36);
  };
}
