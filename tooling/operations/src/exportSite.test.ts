import { readdir, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportSite } from './exportSite.ts';

const host = 'www.tabor-heim.example';
let folder: string;
let siteUrl: string;

/** A site whose page is found by its sitemap alone, as it is on the configured host. */
const site: RequestListener = ({ headers, url }, response) => {
  const isKnown = headers.host === host && url !== '/404.html';
  const type = url === '/sitemap.xml' ? 'application/xml' : 'text/html';
  response
    .writeHead(isKnown ? 200 : 404, { 'content-type': type })
    .end(`<urlset><url><loc>https://${host}/jobs</loc></url></urlset>`);
};

beforeEach(async () => {
  folder = await temporaryFolder();
  process.env.SITE_HOSTS_FILE = join(folder, 'hosts.json');
  await writeFile(process.env.SITE_HOSTS_FILE, JSON.stringify({ tabor: [host] }));
  ({ url: siteUrl } = await temporaryServer(site));
});
afterEach(() => {
  delete process.env.SITE_HOSTS_FILE;
});

it("exports the pages of the sitemap on the house's host in SITE_HOSTS_FILE", async () => {
  const exported = join(folder, 'tabor');
  await exportSite('tabor', exported, siteUrl);
  expect(await readdir(exported, { recursive: true })).toContain(join('jobs', 'index.html'));
});

it('ends with a sentence where the site cannot be reached', () => {
  const program = join(import.meta.dirname, 'exportSite.ts');
  const { status, stderr } = spawnSync(process.execPath, [program, 'tabor', folder, 'http://localhost:1'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'The site does not answer at localhost:1/\n' });
});

it.each(['https://www.tabor.example', 'localhost:3000', '127.0.0.1:3000'])(
  'does not take %s for a program',
  (address) =>
    expect(exportSite('tabor', folder, address)).rejects.toThrow(
      `${address} is not the address of a program: write it like http://127.0.0.1:3000`,
    ),
);
