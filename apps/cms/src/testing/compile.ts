import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** The app's folder. */
export const app = resolve(import.meta.dirname, '../..');

/** Output folder of the tests: not `dist`, which a concurrent build may be writing. */
export const compiled = join(app, '.cache/compiled');

/** Compiles the content service once before all tests. */
export default function compile(): void {
  rmSync(compiled, { recursive: true, force: true });
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  execFileSync(process.execPath, [join(typescript, 'bin/tsc'), '-p', app, '--outDir', compiled], { stdio: 'inherit' });
}
