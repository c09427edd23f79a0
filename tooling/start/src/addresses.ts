import { multilingualTenants, standardTenants } from '@group/themes/registry';
import { localOrigin, type Settings } from './settings.ts';

/** Lists the URLs of all programs, one per line. */
export function addressLines({ host, ports, givenContentService }: Settings): string[] {
  const standard = standardTenants.map(({ name, hosts }) => ({
    name,
    address: `http://${hosts.development}:${ports.groupSite.port}`,
  }));
  const multilingual = multilingualTenants.map(({ name, hosts, features }) => ({
    name,
    address: `http://${hosts.development}:${ports.rivabella.port}/${features.languages?.[0].prefix ?? ''}`,
  }));
  const admin = `${givenContentService?.url ?? localOrigin(host, ports.contentService.port).replace('127.0.0.1', 'localhost')}/admin`;
  const rows = [...standard, ...multilingual, { name: 'Editing (admin)', address: admin }];
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, address }) => `  ${name.padEnd(width)}  ${address}`);
}
