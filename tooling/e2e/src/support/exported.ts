import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportSite } from '@group/operations/exportSite';
import { freePort } from '@group/start/ports';
import { tenants, type TenantKey } from '@group/themes/registry';
import { runningStack } from '../testEnvironment/environment.ts';
import { startExportServer } from '../testEnvironment/nginx.ts';
import { crawl } from './crawl.ts';
import type { OwnPrograms } from './ownPrograms.ts';
import { expect, test } from './test.ts';

/** What must not appear in an export: local origins, as the programs are down when it is served, and forms without a receiver. */
const excluded = ['127.0.0.1', 'localhost', 'method="post"', ...tenants.map(({ hosts }) => hosts.development)];

const textual = /\.(?:html|css|js|xml|txt|ics|json|rss)$/;

/** Serves an exported site, on the returned port. */
export async function serveExport(exported: string, own: OwnPrograms): Promise<number> {
  const port = await freePort();
  own.adopt(await startExportServer(await own.folder('nginx'), port, exported), (nginx) => nginx.stop());
  return port;
}

/** Exports a tenant of the running site and crawls the exported files, whose markup is checked. Returns the paths of its pages. */
export async function expectWholeExport(key: TenantKey, folder: string, own: OwnPrograms): Promise<string[]> {
  const start = performance.now();
  const { files, dead } = await exportSite(key, folder, `http://127.0.0.1:${runningStack().sitePort}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  test.info().annotations.push({ type: 'export', description: `${key}: ${files} files in ${seconds} s` });
  expect(dead).toEqual([]);

  const names = await readdir(folder, { recursive: true });
  const endings = ['.avif', '.webp', '.jpg', '.css', '.js', '.woff2', '.ics', '.pdf', 'sitemap.xml', '404.html'];
  expect(endings.filter((ending) => !names.some((name) => name.endsWith(ending)))).toEqual([]);
  for (const name of names.filter((each) => textual.test(each))) {
    const text = await readFile(join(folder, name), 'utf8');
    expect(
      excluded.filter((each) => text.includes(each)),
      name,
    ).toEqual([]);
  }

  const { visits, pages, invalid } = await crawl(key, await serveExport(folder, own));
  expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
  expect(invalid).toEqual([]);
  return pages;
}
