import { Agent } from 'node:http';
import { type Answer, ask } from './ask.ts';
import { addressesIn } from './addresses.ts';
import { askAgain } from './askAgain.ts';

/** Resources that are not linked from pages. */
const beginnings = ['/', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt'];

/** Limits linked URLs with a query, which are pages of lists; more indicate an endless crawl. */
const mostQueries = 2_000;

const atOnce = 4;

/** A crawled resource. */
export interface Found extends Answer {
  url: URL;
}

export interface Collection {
  found: Found[];
  /** Dead links. */
  dead: string[];
}

/** The site cannot be exported; an earlier export stays unchanged. */
export class ExportError extends Error {
  override name = 'ExportError';
}

/**
 * Crawls everything reachable from the home page and sitemap of a running site. Throws `ExportError` if the site fails.
 * @param site origin of the program, for example `http://127.0.0.1:3000`
 * @param host public host of the site
 */
export async function collect(site: URL, host: string): Promise<Collection> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const origins = new Set([`https://${host}`, `http://${host}`]);
  const known = new Set<string>();
  const waiting: URL[] = [];
  const found: Found[] = [];
  const dead: string[] = [];
  let queries = 0;

  function note(address: string, from: URL): void {
    if (!URL.canParse(address, from)) return;
    const url = new URL(address, from);
    const path = url.pathname + url.search;
    if (!origins.has(url.origin) || known.has(path)) return;
    if (url.search && (queries += 1) > mostQueries) throw new ExportError(`too many addresses like ${path}`);
    known.add(path);
    waiting.push(url);
  }

  async function visit(url: URL): Promise<void> {
    const path = url.pathname + url.search;
    const answer = await askAgain(
      () => ask(site, host, path, agent),
      ({ retryAfter }) => retryAfter,
    );
    if (answer.status >= 500) throw new ExportError(`the site answered ${answer.status} for ${path}`);
    if (answer.location) note(answer.location, url);
    if (answer.status >= 400) return void dead.push(path);
    found.push({ ...answer, url });
    for (const address of addressesIn(answer.contentType, answer.body.toString('utf8'))) note(address, url);
  }

  try {
    const start = new URL(`https://${host}/`);
    for (const path of beginnings) note(path, start);
    while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit));
  } finally {
    agent.destroy();
  }
  return { found, dead };
}

/** The 404 page. */
export async function notFoundPage(site: URL, host: string): Promise<Found> {
  const url = new URL(`https://${host}/404.html`);
  const agent = new Agent();
  let answer = await ask(site, host, url.pathname, agent);
  // A multilingual site redirects to a language first.
  if (answer.location) answer = await ask(site, host, new URL(answer.location, url).pathname, agent);
  if (answer.status !== 404) throw new ExportError(`the site answered ${answer.status} for what it does not have`);
  return { ...answer, url };
}
