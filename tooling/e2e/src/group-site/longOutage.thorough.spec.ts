import { readFile } from 'node:fs/promises';
import { tenantByKey } from '@group/themes/registry';
import { ask } from '@group/operations/client';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { expect, test } from '../support/test.ts';
import { type Address, letVisitorsIn, readMore, warmUp } from '../support/visitors.ts';
import { fakeClock, type Server } from '../testEnvironment/stack.ts';

const day = 24 * 60 * 60;
const visited = 'schlossgarage';

const own = new OwnPrograms();
let service: Awaited<ReturnType<OwnPrograms['proxy']>>;
let site: Server;

function start(ahead = 0, directory?: string): Promise<Server> {
  const variables = { NODE_OPTIONS: `--import=${fakeClock}`, E2E_CLOCK_AHEAD: String(ahead * 1_000) };
  return own.site({ service, variables, ...(directory && { directory }) });
}

/** All pages in the sitemap of a tenant, and some with different queries. */
async function visitedPages(): Promise<Address[]> {
  const host = tenantByKey(visited).hosts.development;
  const { body } = await ask({ host, port: site.port, path: '/sitemap.xml' });
  const paths = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return [...paths, '/jobs?seite=1', '/sitemap.xml', '/robots.txt'].map((path) => ({ host, path }));
}

const heading = (html: string): string => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';

/** The main heading of each page, or its status if that is not 200. */
async function headings(addresses: readonly Address[]): Promise<string[]> {
  const found: string[] = [];
  for (const { host, path } of addresses) {
    const { status, body } = await ask({ host, port: site.port, path });
    found.push(`${host}${path}: ${status === 200 ? heading(body) : status}`);
  }
  return found;
}

/** The site refreshes one page at a time. */
async function isAskedAgain(): Promise<void> {
  service.reset();
  await expect.poll(() => service.requestCounts.size, { timeout: 10_000 }).toBeGreaterThan(10);
}

test.beforeAll(async () => {
  service = await own.proxy();
  site = await start();
});
test.afterAll(() => own.disposeAsync());

test('serves all pages through a day without the content service and a restart', async () => {
  test.setTimeout(180_000);
  const addresses = await visitedPages();
  await warmUp(site.port, addresses);
  const before = await headings(addresses);
  expect(addresses.length).toBeGreaterThan(25);

  const onTheDay = letVisitorsIn(site.port, addresses, 8);
  await readMore(onTheDay, addresses.length);
  await service.shut();
  await readMore(onTheDay, addresses.length);
  process.kill(site.program.pid, 'SIGUSR2');
  await readMore(onTheDay, addresses.length);
  expect(await headings(addresses)).toEqual(before);
  await service.open();
  await isAskedAgain();
  expect(await onTheDay.leave()).toEqual([]);

  await service.shut();
  await site.program.stop();
  site = await start(2 * day, site.directory);
  expect(await headings(addresses)).toEqual(before);
  const log = await readFile(site.logFile, 'utf8');
  const ages = [...log.matchAll(/"ageSeconds":(\d+)/g)].map(([, age]) => Number(age));
  expect(Math.min(...ages), 'the age of what is served').toBeGreaterThan(day / 2);

  const afterwards = letVisitorsIn(site.port, addresses, 8);
  await readMore(afterwards, addresses.length);
  await service.open();
  await isAskedAgain();
  expect(await afterwards.leave()).toEqual([]);
  const reads = onTheDay.read() + afterwards.read();
  process.stdout.write(`  ${addresses.length} pages, read ${reads} times without a failure\n`);
});
