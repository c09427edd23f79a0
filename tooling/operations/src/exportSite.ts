import { resolve } from 'node:path';
import { isTenantKey, tenantByKey, type TenantKey } from '@group/themes/registry';
import { collect, notFoundPage } from './export/collect.ts';
import { writeExport } from './export/writeExport.ts';

/** The default origin of a tenant's site with `pnpm start`. */
function runningSite(key: TenantKey, environment = process.env): string {
  const { GROUP_SITE_PORT = '3000', RIVABELLA_PORT = '3001', HOST = '127.0.0.1' } = environment;
  return `http://${HOST}:${tenantByKey(key).features.languages ? RIVABELLA_PORT : GROUP_SITE_PORT}`;
}

/**
 * Exports a tenant's site as files for any static server, as a fallback during outages. Throws `ExportError` if the running
 * site fails; an earlier export then stays.
 * @param site origin of the program that serves the tenant
 * @returns the number of files, and dead links
 */
export async function exportSite(
  key: TenantKey,
  folder: string,
  site = runningSite(key),
): Promise<{ files: number; dead: readonly string[] }> {
  const [host] = tenantByKey(key).hosts.production;
  const { found, dead } = await collect(new URL(site), host);
  const files = await writeExport([...found, await notFoundPage(new URL(site), host)], folder);
  return { files, dead };
}

if (import.meta.main) {
  const [key = '', folder, site] = process.argv.slice(2);
  if (!isTenantKey(key) || !folder) {
    throw new Error('Say which tenant, and to where: export <tenant> <folder> [address of the running site]');
  }
  const { files, dead } = await exportSite(key, resolve(folder), site);
  process.stdout.write(`${files} files\n${dead.map((path) => `nothing is at ${path}\n`).join('')}`);
}
