import { Agent } from 'node:http';
import { ask } from './ask.ts';

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

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Decodes an attribute's value. */
export function plain(text: string): string {
  return text.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);
}

/**
 * URLs in a document: links, pictures, scripts and styles. Skips `srcset`, which has the same pictures in sizes that the
 * site renders on demand: thousands in a tenant, at up to a second each.
 */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) => plain(address));
}

/** Sitemap URLs have the canonical host; the crawl uses their paths on the running site. */
function addressesInSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(plain(address)).pathname);
}

/**
 * Crawls everything reachable on a host from its home page and sitemap.
 * @param start first path
 */
export async function crawl(host: string, port: number, start = '/'): Promise<Crawl> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const origin = `http://${host}:${port}`;
  const found = new Map<string, string>([[start, 'start'], ['/sitemap.xml', 'start'], ['/robots.txt', 'start']]); // prettier-ignore
  const visits: Visit[] = [];
  const pages: string[] = [];

  function note(address: string, from: string): void {
    if (!URL.canParse(address, origin + from)) return;
    const url = new URL(address, origin + from);
    const path = url.pathname + url.search;
    if (url.origin === origin && !found.has(path)) found.set(path, from);
  }

  async function visit(path: string, from: string): Promise<void> {
    const { status, headers, body } = await ask({ host, port, path, agent, headers: { connection: 'keep-alive' } });
    visits.push({ path, status, from });
    if (headers.location) note(headers.location, path);
    if (status !== 200) return;
    if (path === '/sitemap.xml') for (const address of addressesInSitemap(body)) note(address, path);
    if (!headers['content-type']?.startsWith('text/html')) return;
    pages.push(path);
    for (const address of addressesIn(body)) note(address, path);
  }

  // Entries added during the iteration are visited too.
  for (const [path, from] of found) await visit(path, from);
  agent.destroy();
  return { visits, pages };
}
