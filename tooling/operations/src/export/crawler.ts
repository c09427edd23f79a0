import { type Answer, askAsCrawler } from './client.ts';

/** A crawled address and its answer. */
export interface Visit extends Answer {
  url: URL;
  /** Path and query. */
  path: string;
  /** The address on which it was found first. */
  from: string;
}

interface CrawlOptions {
  /** Where the site listens; by default this machine. */
  hostname?: string;
  port: number;
  /** Address of the home page; its host is sent to the site. */
  origin: string;
  /** Other hosts of the site, e.g. that of the addresses in its sitemap. */
  aliases?: readonly string[];
  /** Paths to begin with beside the usual ones. */
  starts?: readonly string[];
  /** Whether an address of the site is visited. */
  selects?(path: string): boolean;
}

/** Resources that are not linked from pages. */
const usualStarts = ['/', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt'];

/** Limits addresses with a query, which are pages of lists; more indicate an endless crawl. */
const maxQueries = 2_000;

const atOnce = 4;

/** Visits everything reachable from a site's home page and sitemap. Rejects without an answer, and for an endless crawl. */
export async function* crawl(options: CrawlOptions): AsyncGenerator<Visit> {
  const { hostname = '127.0.0.1', port, origin, aliases = [], starts = [], selects = () => true } = options;
  const { host } = new URL(origin);
  const known = new Set<string>();
  const waiting: { url: URL; path: string; from: string }[] = [];
  let queries = 0;

  function note(address: string, from: string): void {
    const url = URL.parse(address, origin + from);
    if (!url || ![host, ...aliases].includes(url.host) || !/^https?:$/.test(url.protocol)) return;
    const path = url.pathname + url.search;
    if (known.has(path) || !selects(path)) return;
    if (url.search && (queries += 1) > maxQueries) throw new Error(`The site has too many addresses like ${path}`);
    known.add(path);
    waiting.push({ url: new URL(path, origin), path, from });
  }

  for (const path of [...usualStarts, ...starts]) note(path, '/');
  while (waiting.length > 0) {
    const next = waiting.splice(0, atOnce).map(async (each) => {
      // Without kept connections: a site closes those that are idle while others of the four are answered.
      const question = { host, hostname, port, path: each.path, agent: false } as const;
      const answer = await askAsCrawler(question).catch((cause: unknown) => {
        throw new Error(`The site does not answer at ${hostname}:${port}${each.path}`, { cause });
      });
      return Object.assign(answer, each);
    });
    for (const visit of await Promise.all(next)) {
      yield visit;
      if (visit.headers.location) note(visit.headers.location, visit.path);
      if (visit.status >= 400) continue;
      for (const address of addressesIn(visit.headers['content-type'] ?? '', visit.body)) note(address, visit.path);
    }
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

/** The value of an attribute or the text of an element. */
export const plain = (text: string): string =>
  text.replaceAll(/&(amp|quot|#x27|lt|gt);/g, (entity, name: string) => entities[name] ?? entity);

const groupsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const inStyles = (css: string): string[] => groupsIn(css, /url\(["']?([^"')]+)["']?\)/g);

function inDocument(html: string): string[] {
  const sets = groupsIn(html, /\s(?:imagesrcset|srcset)="([^"]*)"/gi).flatMap((set) => plain(set).split(','));
  return [
    ...groupsIn(html, /\s(?:href|src|content|data-entry)="((?:https?:|\/|\?)[^"]*)"/g).map(plain),
    ...sets.map((entry) => entry.trim().split(/\s/)[0] ?? ''),
    ...groupsIn(html, /<style[^>]*>([^<]*)/g).flatMap(inStyles),
  ];
}

/** Addresses that a resource names, unresolved; none for binary resources. Assets name each other in any text. */
export function addressesIn(contentType: string, body: string): string[] {
  const assets = /(\/assets\/[\w.-]+\.\w+)/g;
  if (contentType.startsWith('text/html')) return inDocument(body);
  if (/^(?:application|text)\/xml/.test(contentType)) return groupsIn(body, /<loc>([^<]*)<\/loc>/g).map(plain);
  if (contentType.startsWith('text/css')) return [...inStyles(body), ...groupsIn(body, assets)];
  if (!contentType.startsWith('text/javascript')) return [];
  return [...groupsIn(body, /["'`](\.\/[\w.-]+\.(?:js|css))["'`]/g), ...groupsIn(body, assets)];
}
