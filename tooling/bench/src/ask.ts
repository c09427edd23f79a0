import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
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

/** The first address on a page that is the page's path and one segment more, such as a job in the list of jobs. */
export async function firstBelow(site: Site, tenant: string, path: string): Promise<string> {
  const { body } = await ask(site, tenant, path);
  const found = new RegExp(`href="(${path}/[\\w-]+)"`).exec(body.toString())?.[1];
  if (!found) throw new Error(`${path} of ${tenant} has no link to anything below it`);
  return found;
}
