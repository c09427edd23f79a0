import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { repository } from '@group/start/settings';
import { tenantByKey } from '@group/themes/registry';
import { ask } from '../looking/ask.ts';
import { expect, journey, siteOf } from '../looking/journey.ts';
import { runningStack } from '../stack/environment.ts';

/** Bytes of JavaScript, brotli-compressed, that a first visit of the home page may load. */
const budget = 100_000;

const compress = promisify(brotliCompress);
const built = join(repository, 'apps/group-site/build/client/assets');

async function compressedSize(bytes: Buffer): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return (await compress(bytes, { params })).length;
}

journey('the first visit of the home page loads at most 100 kB of JavaScript', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) loaded.add(pathname);
  });
  await page.goto(siteOf('tabor'));
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    [...loaded].map(async (path) => ({ path, size: await compressedSize(await readFile(join(built, '..', path))) })),
  );
  const sum = sizes.reduce((total, { size }) => total + size, 0);
  const list = sizes.toSorted((one, other) => other.size - one.size).map(({ path, size }) => `${size} ${path}`);
  journey.info().annotations.push({ type: 'bytes of JavaScript', description: `${sum}\n${list.join('\n')}` });
  expect(sizes.length).toBeGreaterThan(2);
  expect(sum, list.join('\n')).toBeLessThanOrEqual(budget);
});

journey('what the browser loads is compressed, and may be kept for ever', async () => {
  const { sitePort: port } = runningStack();
  const host = tenantByKey('tabor').hosts.development;
  const { body } = await ask({ host, port });
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(body) ?? [];
  const { headers } = await ask({ host, port, path: script, headers: { 'accept-encoding': 'br, gzip' } });
  expect(headers['content-encoding']).toMatch(/br|gzip/);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

journey('neither zod nor the token nor server code is in the built files for the browser', async () => {
  const files = (await readdir(built)).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(2);
  const { contentToken } = runningStack();
  // Words that stand in zod, in the gateway and in the server's modules, and that no minifier can take out.
  const forbidden = ['ZodError', 'invalid_union', 'Bearer ', 'CONTENT_API_TOKEN', 'SITE_HOSTS_FILE', contentToken];
  for (const file of files) {
    const text = await readFile(join(built, file), 'utf8');
    expect(
      forbidden.filter((word) => text.includes(word)),
      file,
    ).toEqual([]);
  }
});
