import { beforeAll, describe, expect, it } from 'vitest';
import { adminClient, type AdminClient, adminForAll, entryPath } from '../testing/admin.fixture.ts';
import { stored as create } from '../testing/entries.fixture.ts';
import { runningService } from '../testing/runningService.fixture.ts';

const company = 'plugin::content.company';

const path = (id?: string, rest = '') => entryPath('company', id) + rest;

describe('organisations', () => {
  const service = runningService();
  const administrator = adminForAll(service, 'strapi-super-admin');
  const others = new Map<string, AdminClient>();
  let tabor: string;
  let bauma: string;

  beforeAll(async () => {
    tabor = await create(service, 'company', { key: 'tabor', name: 'Tabor' });
    bauma = await create(service, 'company', { key: 'bauma', name: 'Bauma' });
    await create(service, 'page', { title: 'Garten', path: '/garten', company: tabor });
    for (const code of ['redaktion-gruppe', 'redaktion-tabor', 'autor-tabor', 'personal-gruppe']) {
      others.set(code, await adminClient(service, code));
    }
  });

  const stored = async () =>
    (await service.rows('company').findMany({ orderBy: 'id' })).map(({ key, documentId }) => [key, documentId]);

  it('are created, duplicated, deleted and renamed by administrators only', async () => {
    const before = await stored();
    for (const [code, request] of others) {
      const answers = [
        await request('POST', path(), { key: 'geeren', name: 'Geeren' }),
        await request('POST', path('', '/actions/publish'), { key: 'geeren', name: 'Geeren' }),
        await request('POST', path(`clone/${bauma}`), { key: 'geeren', name: 'Geeren' }),
        await request('POST', path(`auto-clone/${bauma}`), {}),
        await request('DELETE', path(bauma)),
        await request('POST', path('', '/actions/bulkDelete'), { documentIds: [bauma] }),
      ];
      expect([code, answers.map(({ status }) => status)]).toEqual([
        code,
        [403, expect.toBeOneOf([400, 403]), 403, 403, 403, 403],
      ]);
      const { status } = await request('PUT', path(bauma), { key: 'geeren' });
      expect([code, [200, 403]]).toEqual([code, expect.arrayContaining([status])]);
      expect([code, await stored()]).toEqual([code, before]);
    }
  });

  it('are not created as a relation of another entry', async () => {
    for (const [code, request] of others) {
      const own = { create: [{ key: 'geeren', name: 'Geeren' }] };
      await request('POST', entryPath('page'), { title: 'Neu', path: '/neu', company: own });
      expect([code, await service.rows('company').count()]).toEqual([code, 2]);
    }
  });

  it('keep a key that no other has', async () => {
    const before = await stored();
    const again = await administrator('POST', path(), { key: 'tabor', name: 'Tabor 2' });
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('schon einen Betrieb mit diesem Kürzel')]);
    expect((await administrator('POST', path(`clone/${tabor}`), { name: 'Tabor 2' })).status).toBe(400);
    expect((await administrator('PUT', path(bauma), { key: 'tabor' })).status).toBe(400);
    // The database rejects what two simultaneous requests would bring past the check.
    const { tableName } = service.strapi.db.metadata.get(company);
    const row = { document_id: 'second', key: 'tabor' };
    await expect(service.strapi.db.connection(tableName).insert(row)).rejects.toThrow(/unique/i);
    expect(await stored()).toEqual(before);
  });

  it('keep key and entry, by any user and request, while something belongs to them', async () => {
    const before = await stored();
    const deletion = await administrator('DELETE', path(tabor));
    expect([deletion.status, deletion.text]).toEqual([400, expect.stringContaining('lässt sich nicht löschen')]);
    const renaming = await administrator('PUT', path(tabor), { key: 'geeren' });
    expect([renaming.status, renaming.text]).toEqual([400, expect.stringContaining('nicht mehr ändern')]);
    const bulk = { documentIds: [bauma, tabor] };
    expect((await administrator('POST', path('', '/actions/bulkDelete'), bulk)).status).toBe(400);
    const companies = service.entries('company');
    const renamed = { key: 'geeren' };
    await expect(companies.delete({ documentId: tabor })).rejects.toThrow('nicht löschen');
    await expect(companies.update({ documentId: tabor, data: renamed })).rejects.toThrow('Kürzel');
    const rows = service.rows('company');
    await expect(rows.deleteMany({ where: { key: 'tabor' } })).rejects.toThrow('nicht löschen');
    await expect(rows.updateMany({ where: { key: 'tabor' }, data: { key: 'geeren' } })).rejects.toThrow('Kürzel');
    expect(await stored()).toEqual(before);
  });

  it('can be named, renamed and deleted by administrators while they are unused', async () => {
    expect((await administrator('PUT', path(tabor), { key: 'tabor', name: 'Tabor neu' })).status).toBe(200);
    expect((await administrator('PUT', path(bauma), { key: 'geeren' })).status).toBe(200);
    expect((await administrator('DELETE', path(bauma))).status).toBe(200);
    expect((await stored()).map(([key]) => key)).toEqual(['tabor']);
  });
});
