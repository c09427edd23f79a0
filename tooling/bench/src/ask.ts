import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from './stack.ts';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Time until the response was complete. */
  took: number;
}

/** Host of a tenant's site on this machine, with its port. */
export function hostOf(tenant: string, { port }: Pick<Site, 'port'>): string {
  return `${tenant}.localhost:${port}`;
}

/** Requests a page. Node's http client allows any Host header and does not decompress. */
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

/** The first request may time out while the content service is busy. */
const attempts = 10;

/** Links on a page that extend its path by one segment, such as the jobs in the list of jobs. */
export async function linksBelow(site: Site, tenant: string, path: string): Promise<string[]> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { status, body } = await ask(site, tenant, path);
    const links = [...body.toString().matchAll(new RegExp(`href="(${path}/[\\w-]+)"`, 'g'))];
    if (status === 200 && links.length > 0) return [...new Set(links.map(([, link = '']) => link))];
    await sleep(500);
  }
  throw new Error(`${path} of ${tenant} has no link to anything below it`);
}
