import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportSite } from '@group/operations/exportSite';
import { tenantByKey, tenants, type TenantKey } from '@group/themes/registry';
import { runningStack } from '../testEnvironment/environment.ts';
import { serveFolder } from '../testEnvironment/staticServer.ts';
import { crawl } from './crawl.ts';
import { expect, test } from './test.ts';

/** Origins of the programs, which must not appear in an export, as they are down when it is served. */
const loopbackHosts = /\b(?:127\.0\.0\.1|localhost)\b/;

const textual = /\.(?:html|css|js|xml|txt|ics|json|rss)$/;

/** Exports a tenant of the running site and crawls the exported files. */
export async function expectWholeExport(key: TenantKey, folder: string): Promise<{ pages: string[] }> {
  const start = performance.now();
  const { files, dead } = await exportSite(key, folder, `http://127.0.0.1:${runningStack().sitePort}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  test.info().annotations.push({ type: 'export', description: `${key}: ${files} files in ${seconds} s` });
  expect(dead).toEqual([]);

  const names = await readdir(folder, { recursive: true });
  for (const ending of ['.avif', '.webp', '.jpg', '.css', '.js', '.woff2', '.ics', '.pdf', 'sitemap.xml', '404.html']) {
    expect(
      names.some((name) => name.endsWith(ending)),
      ending,
    ).toBe(true);
  }
  const hosts = new Set(tenants.flatMap(({ hosts: own }) => own.development));
  for (const name of names.filter((each) => textual.test(each))) {
    const text = await readFile(join(folder, name), 'utf8');
    expect(loopbackHosts.exec(text)?.[0], name).toBeUndefined();
    for (const host of hosts) expect(text.includes(host), `${name} names ${host}`).toBe(false);
    expect(/<form[^>]*method="post"/i.test(text), `${name} has a form without a receiver`).toBe(false);
  }

  const server = await serveFolder(folder);
  try {
    const { visits, pages } = await crawl(tenantByKey(key).hosts.development, server.port, { everySize: true });
    expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
    return { pages };
  } finally {
    server.close();
  }
}
