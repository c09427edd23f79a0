import { expect, it } from 'vitest';
import { adminForAll, entryPath } from '../../testing/admin.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';

const service = runningService('seeded');

const locale = '?locale=de-CH';

/** Redirects of Tabor from addresses below a path, in order of these. */
async function redirectsFrom(start: string): Promise<string[]> {
  const rows: { from: string; to: string }[] = await service
    .rows('redirect')
    .findMany({ where: { company: { key: 'tabor' }, from: { $startsWith: start } }, orderBy: 'from' });
  return rows.map(({ from, to }) => `${from} → ${to}`);
}

const tabor = adminForAll(service, 'redaktion-tabor');

async function created(type: string, values: object): Promise<string> {
  const { status, text } = await tabor('POST', entryPath(type) + locale, values);
  expect([200, 201]).toContain(status);
  return String(JSON.parse(text).data.documentId);
}

async function published(type: string, id: string, values: object): Promise<void> {
  expect((await tabor('PUT', entryPath(type, id) + locale, values)).status).toBe(200);
  expect((await tabor('POST', `${entryPath(type, id)}/actions/publish${locale}`, {})).text).toContain(id);
}

it('redirects from the address that a page had, once it is published with another', async () => {
  const id = await created('page', { title: 'Hausordnung', path: '/s/hausordnung-alt' });
  await published('page', id, { path: '/s/hausordnung-alt' });
  expect((await tabor('PUT', entryPath('page', id) + locale, { path: '/s/hausordnung-neu' })).status).toBe(200);
  expect(await redirectsFrom('/s/')).toEqual([]);
  await published('page', id, { path: '/s/hausordnung-neu' });
  expect(await redirectsFrom('/s/')).toEqual(['/s/hausordnung-alt → /s/hausordnung-neu']);
  await published('page', id, { title: 'Regeln' });
  await published('page', id, { path: '/s/regeln' });
  expect(await redirectsFrom('/s/')).toEqual([
    '/s/hausordnung-alt → /s/hausordnung-neu',
    '/s/hausordnung-neu → /s/regeln',
  ]);

  // Back again: no circle.
  await published('page', id, { path: '/s/hausordnung-alt' });
  expect(await redirectsFrom('/s/')).toEqual(['/s/hausordnung-neu → /s/regeln', '/s/regeln → /s/hausordnung-alt']);
});

it('redirects from the address that a house had', async () => {
  const house = await service
    .rows('house')
    .findOne({ where: { company: { key: 'tabor' }, publishedAt: { $notNull: true } } });
  await published('house', house.documentId, { slug: 'umbenannt' });
  const houses = '/unsere-haeuser/';
  expect(await redirectsFrom(houses)).toEqual([`${houses}${house.slug} → ${houses}umbenannt`]);
});
