import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** The app's folder. */
export const app = resolve(import.meta.dirname, '../..');

/** Output folder of the tests: not `dist`, which a concurrent build may be writing. */
export const compiled = join(app, '.cache/compiled');

/** A data directory after the service's first start, which creates tables, roles and their permissions for ten seconds. */
export const startedData = join(app, '.cache/startedData');

/** Compiles the content service and starts it once, before all tests. */
export default function prepare(): void {
  rmSync(compiled, { recursive: true, force: true });
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  execFileSync(process.execPath, [join(typescript, 'bin/tsc'), '-p', app, '--outDir', compiled], { stdio: 'inherit' });
  rmSync(startedData, { recursive: true, force: true });
  mkdirSync(startedData);
  // In a process of its own: Strapi is a global.
  execFileSync(process.execPath, [join(import.meta.dirname, 'startOnce.ts'), startedData], { stdio: 'inherit' });
}
