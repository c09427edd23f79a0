import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { adminToken } from '../../testing/admin.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';

const service = runningService();
const application = 'plugin::content.application';
const message = 'plugin::content.message';
const ids = new Map<string, string>();

const idOf = (name: string): string => ids.get(name) ?? '';

const login = (code: string): Promise<string> => adminToken(service, code);

async function request(token: string, path: string, change?: Record<string, unknown>, method = 'PUT') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const put = change && { method, body: JSON.stringify(change) };
  const response = await fetch(service.origin + path, { headers, ...put });
  const { status, headers: answered } = response;
  return { status, text: await response.text(), caching: answered.get('cache-control') };
}

const entryPath = (uid: string, id = '') => `/content-manager/collection-types/${uid}/${id}`;

async function names(token: string, uid: string): Promise<string[]> {
  const { text } = await request(token, entryPath(uid));
  const { results } = JSON.parse(text) as { results: { reference: string }[] };
  return results.map(({ reference }) => reference).toSorted();
}

const create = async (uid: 'plugin::content.company' | typeof application | typeof message, data: object) =>
  (await service.strapi.documents(uid).create({ data: data as Record<string, unknown> })).documentId;

beforeAll(async () => {
  const acceptedAt = '2026-11-21T08:00:00.000Z';
  for (const key of ['tabor', 'bauma']) {
    const company = await create('plugin::content.company', { key, name: key });
    const common = { acceptedAt, company, reference: key };
    const person = { firstName: 'Anna', surname: `Muster-${key}`, stage: 'new', stageChangedAt: acceptedAt };
    const stored = { folder: 'f'.repeat(32), files: [{ id: 'e'.repeat(32), name: 'a.pdf', type: '', bytes: 1 }] };
    const privateToken = `c0ffee-${key}`;
    const hidden = { ...stored, privateToken, key: `application-of-${key}` };
    ids.set(key, await create(application, { ...common, ...person, ...hidden }));
    const text = { name: `Muster-${key}`, message: 'Guten Tag', stage: 'new', key: `message-of-${key}-00` };
    ids.set(`${key} message`, await create(message, { ...common, ...text }));
  }
});

describe('the HR role of an organisation', () => {
  let token: string;
  beforeAll(async () => {
    token = await login('personal-tabor');
  });

  it('lists submissions to the organisation only', async () => {
    expect(await names(token, application)).toEqual(['tabor']);
    expect(await names(token, message)).toEqual(['tabor']);
  });

  it('reveals nothing about other organisations through filters, search or sorting', async () => {
    for (const query of ['_q=bauma', 'filters[company][key]=bauma', 'filters[$or][0][surname][$contains]=Muster-b']) {
      const { text } = await request(token, `${entryPath(application)}?${query}`);
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
      const answer = await request(token, `${entryPath(application)}?_q=${text}`);
      expect([text, answer.text.includes('Muster-tabor')]).toEqual([text, isFound]);
    }
  });

  it('reads and updates its own submissions', async () => {
    const own = await request(token, entryPath(application, idOf('tabor')));
    expect(own.status).toBe(200);
    expect(own.text).toContain('Muster-tabor');
    expect(own.text).not.toMatch(/"(?:folder|files)":|application-of/);
    expect((await request(token, entryPath(application, idOf('tabor')), { stage: 'invited' })).status).toBe(200);
    expect((await request(token, entryPath(message, idOf('tabor message')), { stage: 'answered' })).status).toBe(200);
    const stored = await service.strapi.db.query(application).findOne({ where: { reference: 'tabor' } });
    expect(stored.stage).toBe('invited');
  });

  it('cannot read or update those of others', async () => {
    for (const [uid, id] of [
      [application, idOf('bauma')],
      [message, idOf('bauma message')],
    ] as const) {
      const read = await request(token, entryPath(uid, id));
      expect(read.status).toBe(403);
      expect(read.text).not.toContain('Muster');
      expect((await request(token, entryPath(uid, id), { stage: 'answered' })).status).toBe(403);
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
    const { status } = await request(token, entryPath(application, idOf('tabor')), { surname: 'Geheimnis' });
    await db.connection.raw('drop trigger broken');
    const logged = error.mock.calls.flat().map((each: unknown) => (each instanceof Error ? each.stack : String(each)));
    error.mockRestore();
    expect(status).toBe(500);
    expect(logged.join()).toContain('no space');
    expect(logged.join()).not.toMatch(/Geheimnis|Muster|Anna/);
  });

  it('cannot move an application to another organisation or claim its files', async () => {
    const change = { company: { connect: [], disconnect: [] }, reference: 'x', folder: '0'.repeat(32), files: [] };
    await request(token, entryPath(application, idOf('tabor')), { ...change, location: 'Zürich' });
    const where = { documentId: idOf('tabor') };
    const stored = await service.strapi.db.query(application).findOne({ where, populate: ['company'] });
    expect(stored).toMatchObject({ reference: 'tabor', folder: 'f'.repeat(32), location: 'Zürich' });
    expect(stored.files).toHaveLength(1);
    expect(stored.company.key).toBe('tabor');
  });

  it('gets links to the files of its own applications only', async () => {
    const own = await request(token, `/content/applications/${idOf('tabor')}/files`);
    expect(own.status).toBe(200);
    expect(own.text).toContain('a.pdf');
    expect((await request(token, `/content/applications/${idOf('bauma')}/files`)).status).toBe(404);
  });

  it('cannot read pages or accounts', async () => {
    expect((await request(token, entryPath('plugin::content.page'))).status).toBe(403);
    expect((await request(token, '/admin/users')).status).toBe(403);
  });
});

const notesOf = (key: string): string => `/content/applications/${idOf(key)}/notes`;

describe('the working list', () => {
  const list = '/content/applications';
  let token: string;
  beforeAll(async () => {
    token = await adminToken(service, 'personal-tabor', 'worklist');
  });

  const post = (path: string, body: Record<string, unknown>) => request(token, path, body, 'POST');

  it('has the applications of the own organisation, with the day by which to answer', async () => {
    const { text } = await request(token, list);
    const { results, colleagues } = JSON.parse(text) as { results: object[]; colleagues: string[] };
    // Ten working days after 21 November, which is a Saturday.
    const answer = { answerBy: '2026-12-04T22:59:59.999Z', company: 'tabor' };
    expect(results).toMatchObject([{ documentId: idOf('tabor'), surname: 'Muster-tabor', ...answer }]);
    expect(colleagues).toContain('Eva worklist');
    expect(text).not.toContain('bauma');
    const editor = await adminToken(service, 'redaktion-tabor');
    expect((await request(editor, list)).status).toBe(403);
  });

  it('is counted for the first page, without anything of an application', async () => {
    const query = service.strapi.db.query(application);
    const where = { documentId: idOf('tabor') };
    const { stage, acceptedAt } = await query.findOne({ where });
    const dayMs = 86_400_000;
    const counts = async (daysAgo: number): Promise<unknown> => {
      const then = new Date(Date.now() - daysAgo * dayMs).toISOString();
      await query.update({ where, data: { stage: 'new', acceptedAt: then } });
      return JSON.parse((await request(token, `${list}/due`)).text);
    };
    const [late, early] = [await counts(20), await counts(0)];
    await query.update({ where, data: { stage, acceptedAt } });
    expect([late, early]).toEqual([
      { overdue: 1, due: 0, new: 1 },
      { overdue: 0, due: 0, new: 1 },
    ]);
    const editor = await adminToken(service, 'redaktion-tabor', 'counts');
    expect((await request(editor, `${list}/due`)).status).toBe(403);
  });

  it('shows the newest of thousands', async () => {
    const rows = Array.from({ length: 1_500 }, (_, position) => {
      const [name, acceptedAt] = [String(position).padStart(24, 'z'), new Date(Date.UTC(2027, 0, 1, 0, position))];
      return { documentId: name, key: name, reference: name, stage: 'new', acceptedAt, stageChangedAt: acceptedAt };
    });
    await service.strapi.db.query(application).createMany({ data: rows });
    const { text } = await request(await login('personal-gruppe'), list);
    const { results }: { results: { documentId: string }[] } = JSON.parse(text);
    expect(results.at(-1)?.documentId).toBe(rows.at(-1)?.documentId);
    await service.strapi.db.query(application).deleteMany({ where: { documentId: { $startsWith: 'zz' } } });
  });

  it('shows an application that lacks what the forms require', async () => {
    const where = { documentId: idOf('tabor') };
    const query = service.strapi.db.query(application);
    const { firstName, reference } = await query.findOne({ where });
    await query.update({ where, data: { firstName: null, reference: null } });
    const { status, text } = await request(token, list);
    await query.update({ where, data: { firstName, reference } });
    expect([status, text.includes('Muster-tabor')]).toEqual([200, true]);
  });

  const set = async (stage: string, seen: object) => (await post(`${list}/stage`, { stage, seen })).status;

  it('sets the stage of several, but of none if one belongs to another organisation', async () => {
    const stageOf = async (key: string) =>
      (await service.strapi.db.query(application).findOne({ where: { documentId: idOf(key) } })).stage;
    const before = await stageOf('tabor');
    const own = { [idOf('tabor')]: before };
    expect(await set('refused', { ...own, [idOf('bauma')]: 'new' })).toBe(403);
    expect(await set('promoted', own)).toBe(400);
    expect([await stageOf('tabor'), await stageOf('bauma')]).toEqual([before, 'new']);
    // Two colleagues at once.
    const statuses = await Promise.all([set('in-contact', own), set('refused', own)]);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(await stageOf('tabor')).toBe(statuses[0] === 200 ? 'in-contact' : 'refused');
    expect(await set('in-contact', { [idOf('tabor')]: await stageOf('tabor') })).toBe(200);
  });

  it('exports the own applications only, without formulas', async () => {
    await request(token, entryPath(application, idOf('tabor')), {
      area: 'care',
      location: '=1+1',
      notes: 'Ruft an',
      assignedTo: 'Eva',
    });
    const both = [idOf('tabor'), idOf('bauma')];
    const { status, text, caching } = await post(`${list}/export`, { ids: both });
    expect([status, caching]).toEqual([200, 'no-store']);
    const { csv } = JSON.parse(text) as { csv: string };
    expect(csv).toContain('"Muster-tabor";"Pflege und Betreuung";"tabor";"In Kontakt";"tabor"');
    expect(csv).toContain(`"'=1+1"`);
    expect(csv).not.toContain('bauma');
    for (const wrong of ['all', Array.from({ length: 10_001 }, () => 'a')])
      expect((await post(`${list}/export`, { ids: wrong })).status).toBe(400);
    const editor = await adminToken(service, 'redaktion-tabor', 'no-documents');
    expect((await request(editor, `${list}/export`, { ids: both }, 'POST')).status).toBe(403);
  });

  it('stores a note that began as the stored one, and names another that was stored since', async () => {
    const stored = async () =>
      (await service.strapi.db.query(application).findOne({ where: { documentId: idOf('tabor') } })).notes;
    const known = (await stored()) ?? '';
    const typed = { notes: 'Ruft am Montag an.', known };
    // The second one repeats the first, of which the answer may have been lost.
    for (let time = 0; time < 2; time += 1) expect((await request(token, notesOf('tabor'), typed)).status).toBe(200);
    // The same user in a second window.
    const late = await request(token, notesOf('tabor'), { notes: 'Will nicht mehr.', known });
    expect([late.status, JSON.parse(late.text)]).toEqual([409, { notes: typed.notes, by: 'Eva worklist' }]);
    expect(await stored()).toBe(typed.notes);
    expect((await request(token, notesOf('bauma'), typed)).status).toBe(404);
    expect((await request(token, notesOf('tabor'), { notes: 'a'.repeat(5_001), known: typed.notes })).status).toBe(400);
    const editor = await adminToken(service, 'redaktion-tabor', 'no-notes');
    expect((await request(editor, notesOf('tabor'), typed)).status).toBe(403);
  });

  it('drafts and sends mails for the own applications only', async () => {
    const mails = await request(token, `${list}/${idOf('tabor')}/mails`);
    const { values, templates } = JSON.parse(mails.text) as { values: object; templates: object };
    expect(values).toEqual({ name: 'Anna Muster-tabor', stelle: '', betrieb: 'tabor' });
    expect(templates).toMatchObject({ invited: { subject: 'Ihre Bewerbung: {stelle}', own: false } });
    expect((await request(token, `${list}/${idOf('bauma')}/mails`)).status).toBe(404);
    const mail = { stage: 'invited', seen: 'in-contact', subject: 'Einladung', text: 'Guten Tag' };
    expect((await post(`${list}/${idOf('bauma')}/decision`, mail)).status).toBe(404);
    // No mail server here: nothing is sent, so nothing changes.
    expect((await post(`${list}/${idOf('tabor')}/decision`, mail)).status).toBe(400);
    const stored = await service.strapi.db.query(application).findOne({ where: { documentId: idOf('tabor') } });
    expect(stored.stage).toBe('in-contact');
  });
});

const invited = (key: string): string => `/content/applications/${idOf(key)}/templates/invited`;

async function templateOf(reader: string, key: string): Promise<unknown> {
  const { text } = await request(reader, `/content/applications/${idOf(key)}/mails`);
  return (JSON.parse(text) as { templates: { invited: unknown } }).templates.invited;
}

describe('templates of mails', () => {
  const written = { subject: 'Kommen Sie vorbei', text: 'Guten Tag {name}\n\nBis bald!' };
  let token: string;
  beforeAll(async () => {
    token = await adminToken(service, 'personal-tabor', 'templates');
  });

  it('are the own ones of a house until it removes them, and of no other house', async () => {
    const group = await adminToken(service, 'personal-gruppe', 'templates-of-all');
    const delivered = await templateOf(token, 'tabor');
    for (let time = 0; time < 2; time += 1) expect((await request(token, invited('tabor'), written)).status).toBe(200);
    expect(await templateOf(token, 'tabor')).toEqual({ ...written, own: true });
    expect(await templateOf(group, 'bauma')).toEqual(delivered);
    expect((await request(token, invited('tabor'), {}, 'DELETE')).status).toBe(200);
    expect(await templateOf(token, 'tabor')).toEqual(delivered);
  });

  it('are changed by those alone who may change the application', async () => {
    expect((await request(token, invited('bauma'), written)).status).toBe(404);
    const editor = await adminToken(service, 'redaktion-tabor', 'no-templates');
    expect((await request(editor, invited('tabor'), written)).status).toBe(403);
  });

  it.each([
    { ...written, text: 'Guten Tag {vorname}' },
    { ...written, subject: ' ' },
    { ...written, text: 'a'.repeat(10_001) },
    { subject: 'Kein Text' },
  ])('are rejected where they cannot be filled in: %#', async (wrong) => {
    expect((await request(token, invited('tabor'), wrong)).status).toBe(400);
    expect(await templateOf(token, 'tabor')).toMatchObject({ own: false });
  });

  it('exist for the stages that are told', async () => {
    const path = `/content/applications/${idOf('tabor')}/templates/hired`;
    expect((await request(token, path, written)).status).toBe(400);
  });
});

/** Creates an application with a file. */
async function createWithFile(key: string, name: string): Promise<{ documentId: string; folder: string }> {
  const company = await service.strapi.db.query('plugin::content.company').findOne({ where: { key } });
  const folder = createHash('md5').update(name).digest('hex');
  mkdirSync(join(service.dataDirectory, 'private', folder), { recursive: true });
  writeFileSync(join(service.dataDirectory, 'private', folder, 'a'.repeat(32)), 'Lebenslauf');
  const person = { firstName: 'Eva', surname: name, reference: name, key: `to-erase-${name}`, stage: 'invited' };
  const acceptedAt = new Date().toISOString();
  const data: Record<string, unknown> = {
    ...person,
    // Longer than a page of the database file.
    message: `${name} `.repeat(300),
    acceptedAt,
    stageChangedAt: acceptedAt,
    files: [],
    folder,
    company: company?.documentId,
  };
  const { documentId } = await service.strapi.documents(application).create({ data });
  return { documentId, folder };
}

/** Whether the database file still contains a text, in use or not. */
const remains = (text: string): boolean =>
  ['content.db', 'content.db-wal'].some((name) => {
    const file = join(service.dataDirectory, name);
    return existsSync(file) && readFileSync(file, 'latin1').includes(text);
  });

describe('erasure on demand', () => {
  let token: string;
  beforeAll(async () => {
    token = await adminToken(service, 'personal-tabor', 'erasing');
  });

  it('erases an application of the own organisation with its files, and leaves nothing in the database', async () => {
    const { documentId, folder } = await createWithFile('tabor', 'Auf-Verlangen-1');
    expect(remains('Auf-Verlangen-1')).toBe(true);
    const path = entryPath(application, documentId);
    expect((await request(token, path, {}, 'DELETE')).status).toBe(200);
    expect(await service.strapi.db.query(application).count({ where: { documentId } })).toBe(0);
    expect(existsSync(join(service.dataDirectory, 'private', folder))).toBe(false);
    expect(remains('Auf-Verlangen-1')).toBe(false);
  });

  it('erases several, but none of another organisation', async () => {
    const own = await createWithFile('tabor', 'Auf-Verlangen-2');
    const other = await createWithFile('bauma', 'Auf-Verlangen-3');
    expect((await request(token, entryPath(application, other.documentId), {}, 'DELETE')).status).toBe(403);
    const bulk = `${entryPath(application)}actions/bulkDelete`;
    await request(token, bulk, { documentIds: [own.documentId, other.documentId] }, 'POST');
    expect(await service.strapi.db.query(application).count({ where: { documentId: other.documentId } })).toBe(1);
    expect(existsSync(join(service.dataDirectory, 'private', other.folder))).toBe(true);
    await request(token, bulk, { documentIds: [own.documentId] }, 'POST');
    expect(await service.strapi.db.query(application).count({ where: { documentId: own.documentId } })).toBe(0);
    // Files are erased after the commit, for which the response does not wait.
    await expect.poll(() => existsSync(join(service.dataDirectory, 'private', own.folder))).toBe(false);
    await service.strapi.documents(application).delete({ documentId: other.documentId });
  });
});

it('lets the HR role of the group read and update all submissions', async () => {
  const token = await login('personal-gruppe');
  expect(await names(token, application)).toEqual(['bauma', 'tabor']);
  expect(await names(token, message)).toEqual(['bauma', 'tabor']);
  for (const key of ['tabor', 'bauma']) {
    expect((await request(token, entryPath(application, idOf(key)))).text).toContain(`Muster-${key}`);
    expect((await request(token, entryPath(application, idOf(key)), { stage: 'refused' })).status).toBe(200);
    expect((await request(token, `/content/applications/${idOf(key)}/files`)).status).toBe(200);
  }
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
  expect(await names(await login('personal-bauma'), application)).toEqual(['bauma']);
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
