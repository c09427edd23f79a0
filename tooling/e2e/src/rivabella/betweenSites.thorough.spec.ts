import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@group/start/ports';
import { multilingualTenants, tenantByKey, tenants } from '@group/themes/registry';
import { crawlGroup, type GroupOrigins } from '../support/crawlGroup.ts';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { sweptTenants } from '../support/sweptTenants.ts';
import { expect, test } from '../support/test.ts';
import { originsOf } from '../testEnvironment/stack.ts';

/** A configured host, unlike any in a tenant's file. */
const hostOf = (key: string): string => `www.${key}-gruppe.example`;

type Ports = Readonly<Record<'group-site' | 'rivabella', number>>;

/** Pages that link to other sites: footers, logos of companies, houses. */
const paths = ['/', '/unsere-haeuser', '/ueber-uns', '/de/unsere-haeuser'];

const linking = [...sweptTenants, ...multilingualTenants];

const own = new OwnPrograms();
test.afterAll(() => own.disposeAsync());

const appOf = ({ features }: (typeof tenants)[number]) => (features.languages ? 'rivabella' : 'group-site');

/** Starts both sites like the `start` command, each on a port of its own. */
async function startBoth(variables: Readonly<Record<string, string>>): Promise<Ports> {
  const ports = { 'group-site': await freePort(), rivabella: await freePort() };
  for (const app of ['group-site', 'rivabella'] as const)
    await own.site({ app, port: ports[app], origins: originsOf(ports), variables });
  return ports;
}

/** Every link leads to a page of the site that it names, and every site but the holding's leads to the holding. */
async function expectLinksToArrive(ports: Ports, originOf: (key: string) => string): Promise<void> {
  const tenantAt = new Map(tenants.map((tenant) => [originOf(tenant.key), tenant]));
  const origins: GroupOrigins = new Map([...tenantAt].map(([origin, tenant]) => [origin, ports[appOf(tenant)]]));
  const pages = linking.flatMap(({ key }) => paths.map((path) => new URL(path, originOf(key))));
  const links = await crawlGroup(origins, pages);
  const wrong = links.filter(({ to, status, title }) => {
    const tenant = tenantAt.get(to.origin);
    return status !== 200 || !tenant || !title.split(' • ').at(-1)?.includes(tenant.name);
  });
  expect(wrong.map(({ from, to, status, title }) => `${from.href} -> ${to.href}: ${status} ${title}`)).toEqual([]);
  const holding = originOf('digallo');
  const toHolding = new Set(links.filter(({ to }) => to.origin === holding).map(({ from }) => from.origin));
  for (const { key } of linking.filter(({ features }) => features.groupLink)) {
    expect([...toHolding], key).toContain(originOf(key));
  }
  const fromHolding = new Set(links.filter(({ from }) => from.origin === holding).map(({ to }) => to.origin));
  expect(fromHolding).toContain(originOf('rivabella'));
  expect(fromHolding.size).toBeGreaterThan(10);
}

test('links between the sites arrive at the right port, or with production hosts at the canonical hosts', async () => {
  test.setTimeout(240_000);
  const file = join(await own.folder('hosts'), 'hosts.json');
  await writeFile(file, JSON.stringify(Object.fromEntries(tenants.map(({ key }) => [key, [hostOf(key)]]))));
  const ports = await startBoth({ SITE_HOSTS_FILE: file });
  await expectLinksToArrive(ports, (key) => {
    const tenant = tenants.find((each) => each.key === key) ?? tenantByKey('digallo');
    return `http://${tenant.hosts.development}:${ports[appOf(tenant)]}`;
  });
  await expectLinksToArrive(ports, (key) => `https://${hostOf(key)}`);
});
