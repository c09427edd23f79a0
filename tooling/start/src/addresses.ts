import { multilingualTenants, standardTenants } from '@group/themes/registry';
import { localOrigin, type Settings } from './settings.ts';

/** The content service's origin as a person opens it. */
export function contentServiceOrigin({ host, ports, givenContentService }: Settings): string {
  return givenContentService?.url ?? localOrigin(host, ports.contentService.port).replace('127.0.0.1', 'localhost');
}

/**
 * Lists the URLs of all programs, one per line.
 * @param setup link at which the first administrator is registered, while there is none
 */
export function addressLines(settings: Settings, setup?: string): string[] {
  const { ports } = settings;
  const standard = standardTenants.map(({ name, hosts }) => ({
    name,
    address: `http://${hosts.development}:${ports.groupSite.port}`,
  }));
  const multilingual = multilingualTenants.map(({ name, hosts, features }) => ({
    name,
    address: `http://${hosts.development}:${ports.rivabella.port}/${features.languages?.[0].prefix ?? ''}`,
  }));
  const admin = { name: 'Editing (admin)', address: `${contentServiceOrigin(settings)}/admin` };
  const first = setup ? [{ name: 'First administrator', address: setup }] : [];
  const rows = [...standard, ...multilingual, admin, ...first];
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, address }) => `  ${name.padEnd(width)}  ${address}`);
}
