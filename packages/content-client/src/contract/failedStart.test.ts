import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const imports = ['failedStart', 'environment'].map(
  (name) => `import * as ${name} from '${join(import.meta.dirname, name)}.ts';`,
);

function endWith(error: string): { status: number | null; stderr: string } {
  const script = `${imports.join('')} setInterval(() => {}, 1_000); failedStart.endFailedStart('The site', ${error})`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return { status, stderr };
}

it.each([
  ['new environment.EnvironmentError("PORT is wrong.")', 78, 'PORT is wrong.'],
  ['Object.assign(new Error("listen EADDRINUSE"), { code: "EADDRINUSE" })', 1, 'listen EADDRINUSE'],
  ['new AggregateError([Object.assign(new Error("connect"), { code: "ECONNREFUSED" })])', 1, 'connect'],
])('ends a program that waits for something with one sentence after %s', (error, status, message) => {
  expect(endWith(error)).toEqual({ status, stderr: `The site cannot start: ${message}\n` });
});

it('keeps the stack trace of a bug', () => {
  const { status, stderr } = endWith('new TypeError("x is not a function")');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The site cannot start: TypeError: x is not a function\n +at /);
});
