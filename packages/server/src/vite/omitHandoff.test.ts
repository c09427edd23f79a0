import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutHandoff } from './omitHandoff.ts';

it('omits each handoff of the installed React Router, and nothing else', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  const code = readFileSync(join(folder, 'dist/production/lib/server-runtime/server.js'), 'utf8');
  const lines = withoutHandoff(code).split('\n');
  const omitted = code.split('\n').filter((line) => !lines.includes(line));
  expect(omitted.map((line) => line.trim().split('(')[0])).toEqual(
    Array(2).fill('serverHandoffStream: encodeViaTurboStream'),
  );
  expect(lines.join('\n')).not.toContain('serverHandoffStream');
});
