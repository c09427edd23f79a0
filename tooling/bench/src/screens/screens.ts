import { ask } from '../ask.ts';
import type { Site } from '../stack.ts';

/** One page of a tenant. */
export interface Screen {
  tenant: string;
  path: string;
  /** Whether search engines may show it; the others lose points for that by design. */
  indexed: boolean;
}

/** A home, the holding, and a business that is no home. */
export const measuredTenants = ['tabor', 'digallo', 'schlossgarage'] as const;

/** Screens that no search engine is shown; not every tenant has all of them. */
const unlisted = ['/jobs/schnellbewerbung', '/mail-signatur', '/auth', '/v/tagesmenu'];

/** Screens that show one of many; the first one stands for all. */
const details = [
  /^\/jobs\/offene-stellen\/./,
  /^\/jobs\/offene-lehrstellen\/./,
  /^\/events\/./,
  /^\/media\/./,
  /^\/unsere-haeuser\/./,
  /^\/s\/./,
];

const ofKind = (path: string): RegExp | undefined => details.find((pattern) => pattern.test(path));

/** All screens of a tenant: what its sitemap lists, each kind of detail once, and what it does not list. */
export async function screensOf(site: Site, tenant: string): Promise<Screen[]> {
  const { body } = await ask(site, tenant, '/sitemap.xml');
  const listed = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const kinds = listed.map(ofKind);
  const once = listed.filter((_, position) => !kinds[position] || kinds.indexOf(kinds[position]) === position);
  if (once.length === 0) throw new Error(`the sitemap of ${tenant} lists nothing`);
  const statuses = await Promise.all(unlisted.map(async (path) => (await ask(site, tenant, path)).status));
  const others = unlisted.filter((_, position) => statuses[position] === 200);
  return [
    ...once.map((path) => ({ tenant, path, indexed: true })),
    ...others.map((path) => ({ tenant, path, indexed: false })),
  ];
}
