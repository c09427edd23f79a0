import { plain } from '@group/operations/crawler';
import { tenants } from '@group/themes/registry';
import { askAsCrawler } from '@group/operations/client';

/** A link from one of the group's sites to another one, and the page that it leads to after redirects. */
export interface CrossLink {
  from: URL;
  to: URL;
  /** 0 where no site serves the address. */
  status: number;
  title: string;
}

/** Origins of the group's sites, and the local port that serves each. */
export type GroupOrigins = ReadonlyMap<string, number>;

const hostsOfTenants: ReadonlySet<string> = new Set(
  tenants.flatMap(({ hosts }) => [...hosts.production, hosts.development]),
);

function linksIn(html: string, page: URL): URL[] {
  const addresses = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, address = '']) => plain(address));
  return addresses.filter((address) => URL.canParse(address, page.href)).map((address) => new URL(address, page));
}

async function read(origins: GroupOrigins, url: URL, redirects = 3): Promise<{ status: number; body: string }> {
  const port = origins.get(url.origin);
  if (!port) return { status: 0, body: '' };
  const { status, headers, body } = await askAsCrawler({ host: url.host, port, path: url.pathname + url.search });
  if (!headers.location || redirects === 0) return { status, body };
  return read(origins, new URL(headers.location, url), redirects - 1);
}

/**
 * Follows the links between the group's sites, over hosts and ports.
 * @param pages that are searched for links; those that a site lacks are skipped
 */
export async function crawlGroup(origins: GroupOrigins, pages: readonly URL[]): Promise<CrossLink[]> {
  const found = new Map<string, { from: URL; to: URL }>();
  for (const from of pages) {
    const { body } = await read(origins, from);
    for (const to of linksIn(body, from)) {
      const isOfGroup = origins.has(to.origin) || hostsOfTenants.has(to.hostname);
      if (to.origin !== from.origin && isOfGroup) found.set(`${from.origin} ${to.href}`, { from, to });
    }
  }
  const targets = new Map<string, { status: number; title: string }>();
  for (const { to } of found.values()) {
    if (targets.has(to.href)) continue;
    const { status, body } = await read(origins, to);
    targets.set(to.href, { status, title: /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '' });
  }
  return [...found.values()].map((link) => ({ ...link, ...(targets.get(link.to.href) ?? { status: 0, title: '' }) }));
}
