import { Agent } from 'node:http';
import { type Answer, ask } from './ask.ts';
import { addressesIn } from './addresses.ts';

/** What a site gives out beside what its pages lead to. */
const beginnings = ['/', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt'];

/** Addresses with a query that a site makes of itself are pages of lists; more than these are a trap. */
const mostQueries = 2_000;

const atOnce = 4;

/** Something that a site gave out. */
export interface Found extends Answer {
  url: URL;
}

export interface Collection {
  found: Found[];
  /** Addresses that lead nowhere. */
  dead: string[];
}

/** The site cannot be exported as it is now: what is there stays as it was. */
export class ExportError extends Error {
  override name = 'ExportError';
}

/**
 * Asks a running site for everything that can be reached from its start page and its sitemap. Throws `ExportError` where
 * the site itself fails.
 * @param site address of the program, for example `http://127.0.0.1:3000`
 * @param host one by which visitors know the site
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
    const answer = await ask(site, host, path, agent);
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

/** The page that visitors get for what is not there. */
export async function notFoundPage(site: URL, host: string): Promise<Found> {
  const url = new URL(`https://${host}/404.html`);
  const agent = new Agent();
  let answer = await ask(site, host, url.pathname, agent);
  // A site of several languages chooses one first.
  if (answer.location) answer = await ask(site, host, new URL(answer.location, url).pathname, agent);
  if (answer.status !== 404) throw new ExportError(`the site answered ${answer.status} for what it does not have`);
  return { ...answer, url };
}
