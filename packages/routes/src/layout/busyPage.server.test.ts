import { groupTenant, multilingualTenants } from '@group/themes/registry';
import { describe, expect, it } from 'vitest';
import { busyPage } from './busyPage.server.ts';

describe('busyPage', () => {
  it.each([
    [groupTenant, '/it/wohnen', 'de-CH', 'Einen Augenblick bitte'],
    [multilingualTenants[0] ?? groupTenant, '/it/wohnen', 'it-CH', 'Un momento, per favore'],
  ])('says in the language of the path when to come back', async (tenant, path, lang, title) => {
    const response = busyPage(tenant, path);
    expect([response.status, Number(response.headers.get('retry-after'))]).toEqual([503, expect.any(Number)]);
    const html = await response.text();
    for (const part of [`lang="${lang}"`, `<title>${title}</title>`, `<h1>${title}</h1>`]) expect(html).toContain(part);
  });
});
