import { ask } from '../ask.ts';
import type { Site } from '../stack.ts';

/** One page of a tenant. */
export interface Screen {
  tenant: string;
  path: string;
  /** Whether the page may be indexed; others get a lower SEO score by design. */
  indexed: boolean;
}

/** A care home, the holding, and another business. */
export const measuredTenants = ['tabor', 'digallo', 'schlossgarage'] as const;

/** Screens with noindex; not every tenant has all of them. */
const unlisted = ['/jobs/schnellbewerbung', '/mail-signatur', '/auth', '/v/tagesmenu'];

/** Detail screens; the first entry represents all. */
const details = [
  /^\/jobs\/offene-stellen\/./,
  /^\/jobs\/offene-lehrstellen\/./,
  /^\/events\/./,
  /^\/media\/./,
  /^\/unsere-haeuser\/./,
  /^\/s\/./,
];

const ofKind = (path: string): RegExp | undefined => details.find((pattern) => pattern.test(path));

/** All screens of a tenant: from its sitemap, one of each kind of detail, and the unlisted ones. */
export async function screensOf(site: Site, tenant: string): Promise<Screen[]> {
  const { body } = await ask(site, tenant, '/sitemap.xml');
  const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
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
