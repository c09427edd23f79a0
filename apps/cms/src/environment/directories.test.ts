import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compiled } from '../testing/prepare.ts';
import { temporaryDirectory } from '../testing/service.fixture.ts';

it('makes the data directory of an operator accessible to the service only', () => {
  const { path, remove } = temporaryDirectory('empty');
  chmodSync(path, 0o755);
  mkdirSync(join(path, 'private'), { mode: 0o755 });
  writeFileSync(join(path, 'content.db'), '', { mode: 0o644 });
  const script = `require(${JSON.stringify(join(compiled, 'src/environment/directories.js'))}).makeDirectories();
    require('node:fs').writeFileSync(${JSON.stringify(join(path, 'later'))}, '')`;
  execFileSync(process.execPath, ['-e', script], { env: { ...process.env, CMS_DATA_DIR: path } });
  for (const name of ['', ...readdirSync(path)])
    expect([name, statSync(join(path, name)).mode & 0o077]).toEqual([name, 0]);
  expect(readdirSync(path).toSorted()).toEqual(['content.db', 'incoming', 'later', 'private', 'public']);
  remove();
});
