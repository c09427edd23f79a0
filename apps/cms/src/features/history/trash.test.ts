import { describe, expect, it } from 'vitest';
import { adminClient, type AdminClient, entryPath } from '../../testing/admin.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { inDays, parsed, writtenPages } from './pages.fixture.ts';
import { eraseOldVersions } from './versions.ts';

const service = runningService();
const { bauma, group, ofCompany, publish, tabor } = writtenPages(service);

describe('a deleted entry', () => {
  it('can be brought back with its id for thirty days, by its organisation only', async () => {
    const id = await publish('/geloescht', { blocks: [{ __component: 'blocks.hero', title: 'Noch da' }] });
    expect((await tabor('DELETE', `${entryPath('page', id)}?locale=*`)).status).toBe(200);
    const inTrash = async (request: AdminClient) =>
      parsed(await request('GET', '/content/trash')).entries.some((entry) => entry.id === id);
    expect([await inTrash(tabor), await inTrash(group)]).toEqual([true, true]);
    const restore = `/content/trash/page/${id}/restore`;
    for (const stranger of [bauma, await adminClient(service, 'redaktion-bauma', 'personal-gruppe')]) {
      expect([await inTrash(stranger), (await stranger('POST', restore, {})).status]).toEqual([false, 404]);
    }
    expect((await tabor('POST', restore, {})).status).toBe(200);
    expect(await inTrash(tabor)).toBe(false);
    const path = entryPath('page', id);
    expect((await tabor('GET', path)).text).toContain('Noch da');
    expect((await bauma('GET', path)).status).toBe(403);
    expect((await tabor('POST', `${path}/actions/publish`, {})).status).toBe(200);
    expect((await tabor('DELETE', path)).status).toBe(200);
    await eraseOldVersions(service.strapi, inDays(31));
    expect(await inTrash(tabor)).toBe(false);
  });
});

describe('a deleted language', () => {
  it('stays in the trash while a new one takes its place', async () => {
    const company = ofCompany('rivabella');
    const list = `${entryPath('page')}/actions/publish`;
    const id = parsed(await group('POST', list, { title: 'Garten', path: '/garten', company })).data.documentId;
    const path = entryPath('page', id);
    const restore = () => group('POST', `/content/trash/page/${id}/restore`, {});
    const write = async (locale: string, title: string) =>
      expect((await group('PUT', `${path}?locale=${locale}`, { title, path: '/garten', company })).status).toBe(200);
    for (const locale of ['it-CH', 'en']) {
      await write(locale, `Früher ${locale}`);
      expect((await group('DELETE', `${path}?locale=${locale}`)).status).toBe(200);
    }
    await write('it-CH', 'Neu');
    expect((await restore()).status).toBe(200);
    expect((await group('GET', `${path}?locale=en`)).text).toContain('Früher en');
    expect((await group('GET', `${path}?locale=it-CH`)).text).toContain('Neu');
    expect((await restore()).status).toBe(409);
    expect((await group('DELETE', `${path}?locale=it-CH`)).status).toBe(200);
    expect((await restore()).status).toBe(200);
  });
});
