import { Agent } from 'node:http';
import { addressesIn } from '@group/operations/addresses';
import { askAsCrawler } from './ask.ts';

/** A crawled URL and its result. */
export interface Visit {
  path: string;
  status: number;
  /** The page on which the URL was found first. */
  from: string;
}

export interface Crawl {
  visits: Visit[];
  /** Paths of documents with status 200, in order of discovery. */
  pages: string[];
}

/** The original of a rendered picture; the cards of all pages count as one. */
function originalOf(path: string): string | undefined {
  if (path.startsWith('/pictures/cards/')) return 'cards';
  return /^\/pictures\/\d+\/(.+)\.\w+$/.exec(path)?.[1];
}

/**
 * Crawls everything reachable on a host from its home page and sitemap.
 * @param everySize of each picture, and each card; otherwise one, because a site renders them on demand, for up to a second each
 */
export async function crawl(host: string, port: number, { everySize = false } = {}): Promise<Crawl> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const origin = `http://${host}:${port}`;
  const found = new Map(['/', '/sitemap.xml', '/robots.txt'].map((path) => [path, 'start']));
  const originals = new Set<string>();
  const visits: Visit[] = [];
  const pages: string[] = [];

  function note(address: string, from: string): void {
    if (!URL.canParse(address, origin + from)) return;
    const url = new URL(address, origin + from);
    const path = url.pathname + url.search;
    if (url.origin !== origin || found.has(path)) return;
    const original = everySize ? undefined : originalOf(path);
    if (original && originals.has(original)) return;
    if (original) originals.add(original);
    found.set(path, from);
  }

  async function visit(path: string, from: string): Promise<void> {
    const { status, headers, body } = await askAsCrawler({
      host,
      port,
      path,
      agent,
      headers: { connection: 'keep-alive' },
    });
    visits.push({ path, status, from });
    if (headers.location) note(headers.location, path);
    if (status !== 200) return;
    const type = headers['content-type'] ?? '';
    if (type.startsWith('text/html')) pages.push(path);
    else if (path !== '/sitemap.xml') return;
    // The URLs of a sitemap have the canonical host; the crawl uses their paths on the running site.
    for (const address of addressesIn(type, body))
      note(path === '/sitemap.xml' ? new URL(address).pathname : address, path);
  }

  // Entries added during the iteration are visited too.
  for (const [path, from] of found) await visit(path, from);
  agent.destroy();
  return { visits, pages };
}
