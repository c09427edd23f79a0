import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { hostTableFromEnvironment } from '@group/themes/hosts.server';
import { isTenantKey, tenantByKey, type TenantKey } from '@group/themes/registry';
import { canonicalOriginOf } from '@group/themes/resolveTenant';
import { crawl, type Visit } from './export/crawler.ts';
import { fileOf } from './export/staticSite.ts';
import { runCommand } from './runCommand.ts';

/** The default origin of a tenant's site with `pnpm start`. */
function runningSite(key: TenantKey, environment = process.env): string {
  const { GROUP_SITE_PORT = '3000', RIVABELLA_PORT = '3001', HOST = '127.0.0.1' } = environment;
  return `http://${HOST}:${tenantByKey(key).features.languages ? RIVABELLA_PORT : GROUP_SITE_PORT}`;
}

/** Replaces a folder as a whole. Between the two renames, there is none. */
async function write(found: readonly Visit[], folder: string): Promise<void> {
  const [draft, former] = [`${folder}.draft`, `${folder}.former`];
  const known = new Set(found.map(({ path }) => path));
  await rm(draft, { recursive: true, force: true });
  for (const visit of found) {
    const { path, content } = fileOf(visit, known);
    await mkdir(join(draft, dirname(path)), { recursive: true });
    await writeFile(join(draft, path), content);
  }
  await rm(former, { recursive: true, force: true });
  await rename(folder, former).catch(() => {}); // There is none at the first export.
  await rename(draft, folder);
  await rm(former, { recursive: true, force: true });
}

/** No page has this path, so it leads to the page for what is not found; a multilingual site redirects to a language first. */
const notFound = '/404.html';

/**
 * Exports a tenant's site as files for any static server, as a fallback during outages. Throws if the running site fails; an
 * earlier export then stays. Its addresses have the house's host in SITE_HOSTS_FILE, if there is one.
 * @param site origin of the program that serves the tenant
 * @returns the number of files, and dead links
 */
export async function exportSite(
  key: TenantKey,
  folder: string,
  site = runningSite(key),
): Promise<{ files: number; dead: readonly string[] }> {
  const { protocol, hostname = '', port } = URL.parse(site) ?? {};
  if (protocol !== 'http:')
    throw new Error(`${site} is not the address of a program: write it like ${runningSite(key, {})}`);
  const tenant = tenantByKey(key);
  const origin = canonicalOriginOf(hostTableFromEnvironment(process.env, [tenant]), tenant);
  const found: Visit[] = [];
  const dead: Visit[] = [];
  for await (const visit of crawl({ hostname, port: Number(port) || 80, origin, starts: [notFound] })) {
    const { path, status } = visit;
    if (status >= 500) throw new Error(`The site answered ${status} for ${path}`);
    if (!path.endsWith(notFound)) (status < 400 ? found : dead).push(visit);
    else if (status === 404) found.push({ ...visit, url: new URL(notFound, origin) });
  }
  if (!found.some(({ url }) => url.pathname === notFound))
    throw new Error('The site has no page for what is not found');
  await write(found, folder);
  return { files: found.length, dead: dead.map(({ path }) => path) };
}

async function main(): Promise<string[]> {
  const [key = '', folder, site] = process.argv.slice(2);
  if (!isTenantKey(key) || !folder)
    throw new Error('Say which tenant, and to where: export <tenant> <folder> [address of the running site]');
  const { files, dead } = await exportSite(key, resolve(folder), site);
  return [`${files} files`, ...dead.map((path) => `nothing is at ${path}`)];
}

if (import.meta.main) await runCommand(main);
