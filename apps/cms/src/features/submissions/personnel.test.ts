import { describe, expect, it, vi } from 'vitest';
import { adminClient, type AdminClient, adminForAll, entryPath } from '../../testing/admin.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { application, twoHouses } from './twoHouses.fixture.ts';

const service = runningService();
const idOf = twoHouses(service);

async function names(client: AdminClient, type: 'application' | 'message'): Promise<string[]> {
  const { results } = JSON.parse((await client('GET', entryPath(type))).text) as { results: { reference: string }[] };
  return results.map(({ reference }) => reference).toSorted();
}

const renameCompany = (from: string, to: string) =>
  service.strapi.db.connection('companies').where({ key: from }).update({ key: to });

describe('the HR role of an organisation', () => {
  const hr = adminForAll(service, 'personal-tabor');

  it('lists submissions to the organisation only', async () => {
    expect(await names(hr, 'application')).toEqual(['tabor']);
    expect(await names(hr, 'message')).toEqual(['tabor']);
  });

  it('reveals nothing about other organisations through filters, search or sorting', async () => {
    for (const query of ['_q=bauma', 'filters[company][key]=bauma', 'filters[$or][0][surname][$contains]=Muster-b']) {
      const { text } = await hr('GET', `${entryPath('application')}?${query}`);
      expect(text).not.toContain('Muster-bauma');
    }
  });

  it('finds nothing by what it may not read', async () => {
    for (const [text, isFound] of [
      ['uster-tab', true],
      ['cation-of-tab', false],
      ['ffff', false],
      ['c0ffee', false],
    ] as const) {
      const answer = await hr('GET', `${entryPath('application')}?_q=${text}`);
      expect([text, answer.text.includes('Muster-tabor')]).toEqual([text, isFound]);
    }
  });

  it('reads and updates its own submissions', async () => {
    const own = await hr('GET', entryPath('application', idOf('tabor')));
    expect(own.status).toBe(200);
    expect(own.text).toContain('Muster-tabor');
    expect(own.text).not.toMatch(/"(?:folder|files)":|application-of/);
    expect((await hr('PUT', entryPath('application', idOf('tabor')), { stage: 'invited' })).status).toBe(200);
    expect((await hr('PUT', entryPath('message', idOf('tabor message')), { stage: 'answered' })).status).toBe(200);
    const stored = await service.strapi.db.query(application).findOne({ where: { reference: 'tabor' } });
    expect(stored.stage).toBe('invited');
  });

  it('cannot read or update those of others', async () => {
    for (const [type, id] of [
      ['application', idOf('bauma')],
      ['message', idOf('bauma message')],
    ] as const) {
      const read = await hr('GET', entryPath(type, id));
      expect(read.status).toBe(403);
      expect(read.text).not.toContain('Muster');
      expect((await hr('PUT', entryPath(type, id), { stage: 'answered' })).status).toBe(403);
    }
    const stored = await service.strapi.db.query(application).findOne({ where: { reference: 'bauma' } });
    expect(stored.stage).toBe('new');
  });

  it('leaves nothing of a person in the log when the database fails', async () => {
    const { log, db } = service.strapi;
    const error = vi.spyOn(log, 'error').mockReturnValue(log);
    await db.connection.raw(
      `create trigger broken before update on applications begin select raise(abort, 'no space'); end`,
    );
    const { status } = await hr('PUT', entryPath('application', idOf('tabor')), { surname: 'Geheimnis' });
    await db.connection.raw('drop trigger broken');
    const logged = error.mock.calls.flat().map((each: unknown) => (each instanceof Error ? each.stack : String(each)));
    error.mockRestore();
    expect(status).toBe(500);
    expect(logged.join()).toContain('no space');
    expect(logged.join()).not.toMatch(/Geheimnis|Muster|Anna/);
  });

  it('cannot move an application to another organisation or claim its files', async () => {
    const change = { company: { connect: [], disconnect: [] }, reference: 'x', folder: '0'.repeat(32), files: [] };
    await hr('PUT', entryPath('application', idOf('tabor')), { ...change, location: 'Zürich' });
    const where = { documentId: idOf('tabor') };
    const stored = await service.strapi.db.query(application).findOne({ where, populate: ['company'] });
    expect(stored).toMatchObject({ reference: 'tabor', folder: 'f'.repeat(32), location: 'Zürich' });
    expect(stored.files).toHaveLength(1);
    expect(stored.company.key).toBe('tabor');
  });

  it('gets links to the files of its own applications only', async () => {
    const own = await hr('GET', `/content/applications/${idOf('tabor')}/files`);
    expect(own.status).toBe(200);
    expect(own.text).toContain('a.pdf');
    expect((await hr('GET', `/content/applications/${idOf('bauma')}/files`)).status).toBe(404);
  });

  it('cannot read pages or accounts', async () => {
    expect((await hr('GET', entryPath('page'))).status).toBe(403);
    expect((await hr('GET', '/admin/users')).status).toBe(403);
  });
});

describe('the HR role of the group', () => {
  const hr = adminForAll(service, 'personal-gruppe');

  it('reads and updates all submissions', async () => {
    expect(await names(hr, 'application')).toEqual(['bauma', 'tabor']);
    expect(await names(hr, 'message')).toEqual(['bauma', 'tabor']);
    for (const key of ['tabor', 'bauma']) {
      expect((await hr('GET', entryPath('application', idOf(key)))).text).toContain(`Muster-${key}`);
      expect((await hr('PUT', entryPath('application', idOf(key)), { stage: 'refused' })).status).toBe(200);
      expect((await hr('GET', `/content/applications/${idOf(key)}/files`)).status).toBe(200);
    }
  });

  it('lists the applications to an organisation that has left', async () => {
    await renameCompany('bauma', 'sonnmatt');
    const { status, text } = await hr('GET', '/content/applications');
    await renameCompany('sonnmatt', 'bauma');
    expect([status, text]).toEqual([200, expect.stringContaining('Muster-bauma')]);
  });
});

it('resets the names and permissions of the HR roles at the start', async () => {
  const roles = service.strapi.db.query('admin::role');
  const { id, name } = await roles.findOne({ where: { code: 'personal-tabor' } });
  await roles.update({ where: { id }, data: { name: 'Personal des früheren Namens' } });
  const rights = { where: { role: { code: 'personal-tabor' } } };
  await service.strapi.db.query('admin::permission').updateMany({
    where: {
      id: { $in: (await service.strapi.db.query('admin::permission').findMany(rights)).map((right) => right.id) },
    },
    data: { conditions: [] },
  });
  await service.restart();
  expect(await names(await adminClient(service, 'personal-bauma'), 'application')).toEqual(['bauma']);
  const conditions = (await service.strapi.db.query('admin::permission').findMany(rights)).map(
    (right: { conditions: string[] }) => right.conditions,
  );
  // To read, update and delete applications, messages and visits, and to read the name of the house.
  const own = Array.from({ length: 3 * 3 }, () => 'plugin::content.company-tabor');
  expect(conditions.flat().toSorted((one, other) => one.localeCompare(other))).toEqual([
    ...own,
    'plugin::content.names',
  ]);
  expect(await service.strapi.db.query('admin::role').count({ where: { code: 'personal-tabor', id, name } })).toBe(1);
  expect(await service.strapi.db.query('admin::role').count({ where: { name: { $startsWith: 'Personal ' } } })).toBe(
    16,
  );
});
