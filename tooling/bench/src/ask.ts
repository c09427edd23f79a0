import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from './stack.ts';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Milliseconds until it was there as a whole. */
  took: number;
}

/** Host of a tenant's site on this machine, with its port. */
export function hostOf(tenant: string, { port }: Pick<Site, 'port'>): string {
  return `${tenant}.localhost:${port}`;
}

/** Asks as a visitor does. The client of Node lets a host be chosen, and unpacks nothing. */
export async function ask(
  site: Site,
  tenant: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const startedAt = performance.now();
  request(`${site.url}${path}`, { headers: { ...headers, host: hostOf(tenant, site) } }, (answer) => {
    const entries = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    buffer(answer)
      .then((body) =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(entries),
          body,
          took: performance.now() - startedAt,
        }),
      )
      .catch(reject);
  })
    .on('error', reject)
    .end();
  return promise;
}

/** A busy content service may need longer than a page waits for it, the first time. */
const attempts = 10;

/** Addresses on a page that are the page's path and one segment more, such as the jobs in the list of jobs. */
export async function linksBelow(site: Site, tenant: string, path: string): Promise<string[]> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { status, body } = await ask(site, tenant, path);
    const links = [...body.toString().matchAll(new RegExp(`href="(${path}/[\\w-]+)"`, 'g'))];
    if (status === 200 && links.length > 0) return [...new Set(links.map(([, link = '']) => link))];
    await sleep(500);
  }
  throw new Error(`${path} of ${tenant} has no link to anything below it`);
}
