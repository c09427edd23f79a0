import { Agent } from 'node:http';
import { tenantByKey, type TenantKey } from '@group/themes/registry';
import { ask } from '@group/operations/client';
import { expect, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

const rounds = 20;
const pair: readonly TenantKey[] = ['tabor', 'schlossgarage'];

/** The words, colours and pictures of a page. */
function marksOf(html: string): Set<string> {
  const text = html.replaceAll(/<script[\s\S]*?<\/script>/g, ' ').replaceAll(/<[^>]+>/g, ' ');
  const words = text.match(/\p{Lu}\p{L}{4,}/gu) ?? [];
  const colours = html.match(/#[\da-f]{6}\b/gi) ?? [];
  const pictures = html.match(/\/pictures\/[^\s"',]+/g) ?? [];
  return new Set([...words, ...colours, ...pictures]);
}

test('alternating requests over one connection never mix two tenants', async () => {
  test.setTimeout(180_000);
  const { sitePort: port } = runningStack();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const page = async (key: TenantKey) => (await ask({ host: tenantByKey(key).hosts.development, port, agent })).body;

  const marks = new Map<TenantKey, Set<string>>();
  for (const key of pair) marks.set(key, marksOf(await page(key)));
  const marksIn = (key: TenantKey) => marks.get(key) ?? new Set<string>();
  const foreign = new Map(
    pair.map((key, at) => {
      const other = pair[1 - at] ?? key;
      return [key, [...marksIn(other)].filter((mark) => !marksIn(key).has(mark))];
    }),
  );
  // Guards against tenants that are too similar to compare.
  for (const list of foreign.values()) expect(list.length).toBeGreaterThan(30);

  for (let round = 0; round < rounds; round += 1) {
    for (const key of pair) {
      const html = await page(key);
      const found = marksOf(html);
      const leaked = foreign.get(key)?.filter((mark) => found.has(mark));
      expect(leaked, `round ${round}, ${key}`).toEqual([]);
      expect(found.has(tenantByKey(key).name), `round ${round}: the name of ${key}`).toBe(true);
    }
  }
  agent.destroy();
});
