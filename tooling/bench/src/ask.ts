import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, ask as request, type Question } from '@group/operations/client';
import type { Site } from './stack.ts';

/** Host of a tenant's site on this machine, with its port. */
export function hostOf(tenant: string, { port }: Pick<Site, 'port'>): string {
  return `${tenant}.localhost:${port}`;
}

export interface TimedAnswer extends Answer {
  /** Milliseconds until the response was complete. */
  took: number;
}

/** Sends a request to a tenant's site. */
export async function ask(
  site: Site,
  tenant: string,
  path: string,
  more: Pick<Question, 'headers' | 'method' | 'content' | 'agent' | 'signal'> = {},
): Promise<TimedAnswer> {
  const startedAt = performance.now();
  const answer = await request({ host: hostOf(tenant, site), port: site.port, path, ...more });
  return Object.assign(answer, { took: performance.now() - startedAt });
}

/** The first request may time out while the content service is busy. */
const attempts = 10;

/** Links on a page that extend its path by one segment, such as the jobs in the list of jobs. */
export async function linksBelow(site: Site, tenant: string, path: string): Promise<string[]> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { status, body } = await ask(site, tenant, path);
    const links = [...body.matchAll(new RegExp(`href="(${path}/[\\w-]+)"`, 'g'))];
    if (status === 200 && links.length > 0) return [...new Set(links.map(([, link = '']) => link))];
    await sleep(500);
  }
  throw new Error(`${path} of ${tenant} has no link to anything below it`);
}
