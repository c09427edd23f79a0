import { readFile } from 'node:fs/promises';
import { crawl as crawlSite, type Visit } from '@group/operations/crawler';
import { kindOf } from './everyPage.ts';
import { invalidMarkup } from './invalidMarkup.ts';
import { tenantByKey, type TenantKey } from '@group/themes/registry';
import { runningStack } from '../testEnvironment/environment.ts';

export interface Crawl {
  visits: Pick<Visit, 'path' | 'status' | 'from'>[];
  /** Paths of documents with status 200, in order of discovery. */
  pages: string[];
  /**
   * Errors of markup in these documents: in one language, and in one job, event and article. With THOROUGH=1, in all. And
   * the lines in which the site logged fields of content that are missing or invalid.
   */
  invalid: string[];
}

/** The pages of each kind of entry that are visited. */
const entriesOfAKind = 3;

/** Selects the first paths of each kind, and all paths without a kind. The answer for a path never changes. */
function firstOf(kind: (path: string) => string | undefined, limit: number): (path: string) => boolean {
  const chosen = new Map<string, Set<string>>();
  return (path) => {
    const name = kind(path);
    if (name === undefined) return true;
    const paths = chosen.get(name) ?? new Set<string>();
    chosen.set(name, paths);
    if (paths.size < limit) paths.add(path);
    return paths.has(path);
  };
}

/** The original of a rendered picture and its format; the cards of all pages count as one. */
function pictureKind(path: string): string | undefined {
  if (path.startsWith('/pictures/cards/')) return 'cards';
  return /^\/pictures\/\d+\/(.+\.\w+)$/.exec(path)?.[1];
}

/** Selects one size of each picture in one format, and three of each kind of entry. With THOROUGH=1, all. */
function fewOfEach(): (path: string) => boolean {
  if (process.env.THOROUGH) return () => true;
  const [picture, entry] = [
    firstOf((path) => pictureKind(path)?.replace(/\.\w+$/, ''), 1),
    firstOf((path) => (kindOf(path) === path ? undefined : kindOf(path)), entriesOfAKind),
  ];
  return (path) => picture(path) && entry(path);
}

async function invalidContent(key: TenantKey): Promise<string[]> {
  const lines = (await readFile(runningStack().siteLog, 'utf8')).split('\n');
  return lines.filter((line) => line.includes('"content: ') && line.includes('"field":') && line.includes(`"${key}"`));
}

/** Crawls what is reachable on a tenant's local site, and of many alike a few. */
export async function crawl(key: TenantKey, port: number): Promise<Crawl> {
  const { hosts } = tenantByKey(key);
  const visits: Crawl['visits'] = [];
  const pages: string[] = [];
  const invalid: string[] = [];
  const validated = new Set<string>();
  const origin = `http://${hosts.development}:${port}`;
  // The addresses of a sitemap have the canonical host.
  for await (const { path, status, from, headers, body } of crawlSite({
    port,
    origin,
    aliases: hosts.production,
    selects: fewOfEach(),
  })) {
    visits.push({ path, status, from });
    if (status !== 200 || !headers['content-type']?.startsWith('text/html')) continue;
    pages.push(path);
    // Languages differ in words.
    const kind = kindOf(path).replace(/^\/(?:de|it|fr|en)(?=\/|$)/, '');
    if (validated.has(kind) && !process.env.THOROUGH) continue;
    validated.add(kind);
    invalid.push(...invalidMarkup(body).map((problem) => `${path}: ${problem}`));
  }
  return { visits, pages, invalid: [...invalid, ...(await invalidContent(key))] };
}
