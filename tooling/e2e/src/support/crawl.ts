import { crawl as crawlSite, type Visit } from '@group/operations/crawler';
import { kindOf } from './everyPage.ts';
import { invalidMarkup } from './invalidMarkup.ts';
import { tenantByKey, type TenantKey } from '@group/themes/registry';

export interface Crawl {
  visits: Pick<Visit, 'path' | 'status' | 'from'>[];
  /** Paths of documents with status 200, in order of discovery. */
  pages: string[];
  /** Errors of markup in these documents; of jobs, events and articles in one of each kind, or all with EVERY_TENANT=1. */
  invalid: string[];
}

/** The original of a rendered picture; the cards of all pages count as one. */
function originalOf(path: string): string | undefined {
  if (path.startsWith('/pictures/cards/')) return 'cards';
  return /^\/pictures\/\d+\/(.+)\.\w+$/.exec(path)?.[1];
}

/**
 * Crawls everything reachable on a tenant's local site.
 * @param everySize of each picture, and each card; otherwise one, because a site renders them on demand, for up to a second each
 */
export async function crawl(key: TenantKey, port: number, { everySize = false } = {}): Promise<Crawl> {
  const { hosts } = tenantByKey(key);
  const originals = new Set<string>();
  function wants(path: string): boolean {
    const original = everySize ? undefined : originalOf(path);
    if (!original) return true;
    const isFirst = !originals.has(original);
    originals.add(original);
    return isFirst;
  }
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
    wants,
  })) {
    visits.push({ path, status, from });
    if (status !== 200 || !headers['content-type']?.startsWith('text/html')) continue;
    pages.push(path);
    const kind = kindOf(path);
    if (validated.has(kind) && !process.env.EVERY_TENANT) continue;
    validated.add(kind);
    invalid.push(...invalidMarkup(body).map((problem) => `${path}: ${problem}`));
  }
  return { visits, pages, invalid };
}
