import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const operations = join(import.meta.dirname, '../..');
const read = (path: string): Promise<string> => readFile(join(operations, path), 'utf8');
const [, site = '', contentService = ''] = (await read('environment.md')).split(/^## /m);
const walk = await read('first-deployment.md');

it.each([
  ['site', site],
  ['content-service', contentService],
])('the example environment of %s has known variables, and secrets that the walk fills in', async (name, table) => {
  const lines = (await read(`environment/${name}.env`)).split('\n').filter((line) => /^#?[A-Z]/.test(line));
  const variables = lines.filter((line) => line.includes('=')).map((line) => line.replace(/^#?(\w+)=.*/, '$1'));
  expect(variables.length).toBeGreaterThan(5);
  expect(variables.filter((variable) => !table.includes(`| \`${variable}\``))).toEqual([]);
  const secrets = lines.flatMap((line) => [...line.matchAll(/\{([A-Z_]+)\}/g)].map(([, secret = '']) => secret));
  const [, filled = ''] = /for name in (.+?); do/s.exec(walk) ?? [];
  expect(secrets.filter((secret) => !filled.split(/[\s\\]+/).includes(secret))).toEqual([]);
});

it.each(['first-deployment.md', 'life-after.md'])('the walk %s names files that exist', async (name) => {
  const named = (await read(name)).matchAll(/(?:cp|install -m 600|\$admin\/") (\S+)|\s(src\/\S+\.ts)/g);
  const paths = [...named].map(([, copied = '', run = copied]) => run);
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) expect([path, globSync(path, { cwd: operations }).length > 0]).toEqual([path, true]);
});
