import { checkRow } from '../support/checkRow.ts';
import { screens, screensOfStandardSites } from '../support/routeTable.ts';
import { test } from '../support/test.ts';

test('serves every screen of the route table', async () => {
  for (const row of screens) await checkRow('rivabella', { ...row, path: `/de${row.path === '/' ? '' : row.path}` });
});

test('responds 404 for events, media, bare pages and apprenticeships', async () => {
  const heading = /Die Seite konnte nicht gefunden werden/;
  for (const { path } of [...screensOfStandardSites, { path: '/v/tagesmenu' }])
    await checkRow('rivabella', { path: `/de${path}`, status: 404, heading, noindex: true });
});
