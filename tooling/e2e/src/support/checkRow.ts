import { askAsCrawler } from '@group/operations/client';
import { plain } from '@group/operations/crawler';
import { tenantByKey, type TenantKey } from '@group/themes/registry';
import { runningStack } from '../testEnvironment/environment.ts';
import type { Row } from './routeTable.ts';
import { expect } from './test.ts';

/** Requests a page and checks, in its HTML as without JavaScript, its status, title, single main heading and robots rule. */
export async function checkRow(key: TenantKey, { path, status = 200, heading, noindex }: Row): Promise<void> {
  const host = tenantByKey(key).hosts.development;
  const answer = await askAsCrawler({ host, port: runningStack().sitePort, path });
  expect(answer.status, path).toBe(status);
  expect(/<title>([^<]*)</.exec(answer.body)?.[1], path).toMatch(/^.+ • .+$/);
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(answer.body) ?? [];
  const headings = [...main.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, html = '']) =>
    html.replaceAll(/<[^>]+>/g, ''),
  );
  expect(headings, path).toHaveLength(1);
  expect(plain(headings[0] ?? ''), path).toMatch(heading);
  const robots = /<meta name="robots" content="([^"]*)"/.exec(answer.body)?.[1];
  if (noindex) expect(robots, path).toMatch(/noindex/);
  else expect(robots, path).toBeUndefined();
}
