import { noNginx } from '@group/e2e/nginx';
import { ask, linksBelow, hostOf } from '../ask.ts';
import type { Stack } from '../stack.ts';
import { type Served, startPeer } from './nginx.ts';
import { freePort } from '@group/start/ports';
import type { Aim } from './wrk.ts';

/** The tenant whose pages are requested. */
export const tenant = 'tabor';

const vacancies = '/jobs/offene-stellen';

/** The pages with a budget. */
export async function measuredPages({ site }: Stack): Promise<Readonly<Record<string, string>>> {
  const [job = ''] = await linksBelow(site, tenant, vacancies);
  return { home: '/', 'jobs listing': vacancies, 'job page': job };
}

/** Connection headers are set by nginx itself. */
const ofTheConnection = new Set(['connection', 'keep-alive', 'date', 'content-length', 'content-type', 'etag']);

/** A page in one encoding. */
export interface Wanted {
  page: string;
  path: string;
  encoding: string;
}

/** The page as the site sends it. */
async function served({ site }: Stack, { path, encoding }: Wanted, name: string): Promise<Served> {
  const { headers, content } = await ask(site, tenant, path, { headers: { 'accept-encoding': encoding } });
  const kept = Object.entries(headers).filter(([header]) => !ofTheConnection.has(header));
  return { name, body: content, headers: Object.fromEntries(kept.map(([header, value]) => [header, String(value)])) };
}

/** The same page of the site and, where nginx is installed, of nginx. */
export interface Pair extends Wanted {
  bytes: number;
  /** The site first. */
  aims: readonly [Aim, ...Aim[]];
}

/** Fetches pages from the site, serves the same bytes and headers with nginx, and returns the URLs of both. */
export async function besideNginx(
  stack: Stack,
  wanted: readonly Wanted[],
): Promise<Disposable & { pairs: readonly Pair[] }> {
  const { site, directory } = stack;
  const pages = await Promise.all(wanted.map((each, position) => served(stack, each, `page-${position}`)));
  const peer = noNginx ? undefined : await startPeer(`${directory}/nginx`, await freePort(), pages);
  const pairs = wanted.map((each, position): Pair => {
    const headers = { Host: hostOf(tenant, site), 'Accept-Encoding': each.encoding };
    const own = { url: site.url + each.path, pid: site.pid, headers };
    const other = peer ? [{ url: `${peer.url}/page-${position}`, pid: peer.pid, headers }] : [];
    return { ...each, bytes: pages[position]?.body.length ?? 0, aims: [own, ...other] };
  });
  return { pairs, [Symbol.dispose]: () => peer?.[Symbol.dispose]() };
}
