import { beforeAll, describe, expect, it } from 'vitest';
import { uidOf } from '../../content/content-types.ts';
import { adminClient, type AdminClient, entryPath } from '../../testing/admin.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { eraseOldVersions } from './versions.ts';

const service = runningService();
const page = 'plugin::content.page';
let tabor: AdminClient;
let colleague: AdminClient;
let bauma: AdminClient;
let group: AdminClient;

interface Answer {
  status: number;
  text: string;
}

/** The parts of the responses that the tests read. */
interface Body {
  data: { documentId: string; revision: string; blocks: { id: number; title: string }[] };
  versions: { id: number; kind: string; author: string; isLive: boolean }[];
  changes: { label: string; before: string; now: string }[];
  entries: { id: string; title: string }[];
  sentences: string[];
  others: string[];
}

function parsed({ text }: Answer): Body {
  const body: Body = JSON.parse(text);
  return body;
}

const connect = (documentId: string) => ({ connect: [{ documentId }] });
const companies = new Map<string, string>();

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);

/** Publishes a page of Tabor, and returns its id. */
async function publish(path: string, more: object = {}): Promise<string> {
  const answer = await tabor('POST', `${entryPath('page')}/actions/publish`, { title: `Seite ${path}`, path, ...more });
  expect(answer).toMatchObject({ status: 200 });
  return parsed(answer).data.documentId;
}

const historyPath = (id: string, more = '', type = 'page'): string => `/content/history/${type}/${id}${more}`;
const german = '?locale=de-CH';

async function versionsOf(id: string): Promise<Body['versions']> {
  return parsed(await tabor('GET', historyPath(id, german))).versions;
}

beforeAll(async () => {
  for (const key of ['tabor', 'bauma', 'rivabella']) {
    const data: Record<string, unknown> = { key, name: key };
    companies.set(key, (await service.strapi.documents('plugin::content.company').create({ data })).documentId);
  }
  tabor = await adminClient(service, 'redaktion-tabor');
  colleague = await adminClient(service, 'redaktion-tabor', 'personal-tabor');
  bauma = await adminClient(service, 'redaktion-bauma');
  group = await adminClient(service, 'redaktion-gruppe');
});

describe('the history of an entry', () => {
  it('keeps each published state, with its blocks and author, once', async () => {
    const blocks = [{ __component: 'blocks.hero', title: 'Willkommen' }];
    const id = await publish('/verlauf', { blocks });
    const path = entryPath('page', id);
    const changed = { title: 'Neu', blocks: [{ __component: 'blocks.hero', title: 'Grüezi' }] };
    expect((await tabor('PUT', path, { title: 'Nur im Entwurf' })).status).toBe(200);
    expect(await versionsOf(id)).toHaveLength(1);
    expect((await tabor('POST', `${path}/actions/publish`, changed)).status).toBe(200);
    expect((await tabor('POST', `${path}/actions/publish`, {})).status).toBe(200);
    const versions = await versionsOf(id);
    expect(versions).toMatchObject([
      { kind: 'published', author: 'Eva redaktion-tabor', isLive: true },
      { kind: 'published', isLive: false },
    ]);
    const compared = parsed(await tabor('GET', historyPath(id, `/${versions[1]?.id}`))).changes;
    expect(compared).toMatchObject([
      { label: 'Titel', before: 'Seite /verlauf', now: 'Neu' },
      { label: 'Inhalt', before: expect.stringContaining('Willkommen'), now: expect.stringContaining('Grüezi') },
    ]);
  });

  it('says of a version that is planned when it appears, and whether it ever did', async () => {
    const publishFrom = inDays(3).toISOString();
    const event = {
      title: 'Fest',
      startsAt: inDays(5).toISOString(),
      endsAt: inDays(6).toISOString(),
      teaser: 'Musik.',
      place: 'Saal',
    };
    const made = await tabor('POST', `${entryPath('event')}/actions/publish`, { ...event, publishFrom });
    const id = parsed(made).data.documentId;
    const list = async () => parsed(await tabor('GET', historyPath(id, german, 'event'))).versions;
    expect(await list()).toMatchObject([{ isLive: true, publishFrom }]);
    expect((await tabor('POST', `${entryPath('event', id)}/actions/publish`, { publishFrom: null })).status).toBe(200);
    expect(await list()).toMatchObject([
      { isLive: true, wasSeen: true },
      { isLive: false, wasSeen: false },
    ]);
  });

  it('takes a state back as a draft, without what was deleted since, and keeps the draft', async () => {
    const person = await tabor('POST', `${entryPath('person')}/actions/publish`, { name: 'Rosa', role: 'Leitung' });
    expect(person).toMatchObject({ status: 200 });
    const rosa = parsed(person).data.documentId;
    const blocks = [
      { __component: 'blocks.hero', title: 'Früher' },
      { __component: 'blocks.people', title: 'Team', people: connect(rosa) },
    ];
    const id = await publish('/zurueck', { blocks });
    const path = entryPath('page', id);
    expect((await tabor('POST', `${path}/actions/publish`, { title: 'Später', blocks: [] })).status).toBe(200);
    expect((await tabor('DELETE', entryPath('person', rosa))).status).toBe(200);
    const [, former] = await versionsOf(id);
    expect((await tabor('POST', historyPath(id, `/${former?.id}/restore`), {})).status).toBe(200);
    const populate = { blocks: { on: { 'blocks.hero': true, 'blocks.people': { populate: ['people'] } } } };
    const draft = await service.strapi.db
      .query(page)
      .findOne({ where: { documentId: id, publishedAt: null }, populate });
    expect(draft).toMatchObject({
      title: 'Seite /zurueck',
      blocks: [{ title: 'Früher' }, { title: 'Team', people: [] }],
    });
    const live = await service.strapi.db
      .query(page)
      .findOne({ where: { documentId: id, publishedAt: { $notNull: true } } });
    expect(live).toMatchObject({ title: 'Später' });
    expect(await versionsOf(id)).toMatchObject([{ kind: 'draft' }, { isLive: true }, { isLive: false }]);
  });

  it('begins with the state before the first change by a user', async () => {
    const data: Record<string, unknown> = { from: '/alt', to: '/neu', company: companies.get('tabor') };
    const { documentId } = await service.strapi.documents('plugin::content.redirect').create({ data });
    expect((await tabor('PUT', entryPath('redirect', documentId), { to: '/kontakt' })).status).toBe(200);
    const { versions } = parsed(await tabor('GET', historyPath(documentId, '', 'redirect')));
    expect(versions).toMatchObject([{ isLive: true }, { isLive: false, author: null }]);
  });

  it('keeps each language by itself', async () => {
    const company = connect(companies.get('rivabella') ?? '');
    const list = `${entryPath('page')}/actions/publish`;
    const created = await group('POST', list, { title: 'Wohnen', path: '/wohnen', company });
    const id = parsed(created).data.documentId;
    const italian = { title: 'Abitare', path: '/wohnen', company };
    const path = `${entryPath('page', id)}/actions/publish?locale=it-CH`;
    expect(await group('POST', path, italian)).toMatchObject({ status: 200 });
    for (const locale of ['de-CH', 'it-CH']) {
      const { versions } = parsed(await group('GET', historyPath(id, `?locale=${locale}`)));
      expect(versions).toMatchObject([{ isLive: true }]);
    }
  });

  it('is unknown to other organisations, to HR, and for submissions', async () => {
    const id = await publish('/geheim');
    const [version] = await versionsOf(id);
    const hr = await adminClient(service, 'personal-tabor');
    for (const request of [bauma, hr]) {
      expect((await request('GET', historyPath(id, german))).status).toBeGreaterThan(400);
      expect((await request('GET', historyPath(id, `/${version?.id}`))).status).toBeGreaterThan(400);
      expect((await request('POST', historyPath(id, `/${version?.id}/restore`), {})).status).toBeGreaterThan(400);
      expect((await request('POST', `/content/open-forms/page/${id}`, {})).status).toBeGreaterThan(400);
      expect((await request('GET', `/content/consequences/page/${id}`)).status).toBeGreaterThan(400);
    }
    const key = 'a-key';
    const data = { key, surname: 'Muster', acceptedAt: '2026-11-22T08:00:00.000Z', stage: 'new' };
    const { documentId } = await service.strapi.db
      .query(uidOf('application'))
      .create({ data: { ...data, documentId: key } });
    const administrator = await adminClient(service, 'strapi-super-admin');
    expect((await administrator('DELETE', entryPath('application', documentId))).status).toBe(200);
    expect((await administrator('GET', historyPath(documentId, '', 'application'))).status).toBe(404);
    const stored = await service.strapi.db.query(uidOf('entry-version')).findMany();
    expect(JSON.stringify(stored)).not.toContain('Muster');
  });

  it('is forgotten a year after visitors stopped seeing a state', async () => {
    const id = await publish('/alt');
    await tabor('POST', `${entryPath('page', id)}/actions/publish`, { title: 'Jünger' });
    await eraseOldVersions(service.strapi, inDays(364));
    expect(await versionsOf(id)).toHaveLength(2);
    await eraseOldVersions(service.strapi, inDays(366));
    expect(await versionsOf(id)).toMatchObject([{ isLive: true }]);
  });
});

describe('saving an entry', () => {
  it('is rejected if it was saved since it was opened, also by the same user', async () => {
    const id = await publish('/gleichzeitig');
    const path = entryPath('page', id);
    const opened = parsed(await tabor('GET', path)).data.revision;
    const first = await colleague('PUT', path, { title: 'Zuerst', revision: opened });
    expect(first.status).toBe(200);
    for (const [method, target] of [
      ['PUT', path],
      ['POST', `${path}/actions/publish`],
    ] as const) {
      const second = await tabor(method, target, { title: 'Danach', revision: opened });
      expect(second.status).toBe(400);
      expect(second.text).toMatch(/Eva redaktion-tabor\.personal-tabor hat diesen Eintrag um \d\d:\d\d Uhr am/);
      const { conflict } = JSON.parse(second.text).error.details;
      expect(conflict.changes).toEqual([{ label: 'Titel', before: 'Zuerst', now: 'Danach' }]);
      expect(parsed(await tabor('GET', path)).data).toMatchObject({ title: 'Zuerst', revision: conflict.revision });
    }
    const again = await colleague('PUT', path, { title: 'Noch einmal', revision: opened });
    expect([again.status, JSON.parse(again.text).error.details.conflict.author]).toEqual([400, null]);
    expect(again.text).toMatch(
      /Sie haben diesen Eintrag um \d\d:\d\d Uhr am [\d.]+ in einem anderen Fenster gespeichert/,
    );
    const now = parsed(await tabor('GET', path)).data.revision;
    expect((await tabor('PUT', path, { title: 'Danach', revision: now })).status).toBe(200);
  });

  it('is rejected if another language has changed what both share', async () => {
    const company = connect(companies.get('rivabella') ?? '');
    const created = await group('POST', entryPath('page'), { title: 'Preise', path: '/preise', company });
    const path = entryPath('page', parsed(created).data.documentId);
    const italian = `${path}?locale=it-CH`;
    expect((await group('PUT', italian, { title: 'Prezzi', path: '/preise', company })).status).toBe(200);
    const opened = parsed(await group('GET', path)).data.revision;
    const translator = await adminClient(service, 'redaktion-gruppe', 'personal-tabor');
    const saveItalian = async (more: object): Promise<void> => {
      const { revision } = parsed(await translator('GET', italian)).data;
      expect((await translator('PUT', italian, { ...more, revision })).status).toBe(200);
    };
    await saveItalian({ title: 'Prezzi attuali' });
    expect(parsed(await group('GET', path)).data.revision).toBe(opened);
    await saveItalian({ path: '/tarife' });
    const answer = await group('PUT', path, { title: 'Preise', path: '/preise', revision: opened });
    expect(answer.status).toBe(400);
    const { conflict } = JSON.parse(answer.text).error.details;
    const changes = [{ label: 'Pfad', before: '/tarife', now: '/preise' }];
    expect(conflict).toMatchObject({ author: 'Eva redaktion-gruppe.personal-tabor', changes });
  });

  it('with a block that another user has removed is rejected for that, and can replace it', async () => {
    const id = await publish('/abschnitte');
    const path = entryPath('page', id);
    const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'Absatz' }] };
    const block = (title: string) => ({ __component: 'blocks.text', title, body: [paragraph] });
    expect((await tabor('PUT', path, { blocks: [block('Eins'), block('Zwei')] })).status).toBe(200);
    const { blocks, revision } = parsed(await tabor('GET', path)).data;
    expect((await colleague('PUT', path, { blocks: blocks.slice(1), revision })).status).toBe(200);
    const second = await tabor('PUT', path, { title: 'Danach', blocks, revision });
    expect(second.status).toBe(400);
    const { conflict } = JSON.parse(second.text).error.details;
    expect(conflict.changes.map(({ label }: { label: string }) => label)).toContain('Titel');
    const body = { title: 'Danach', blocks, revision: conflict.revision };
    expect((await tabor('PUT', path, body, { 'x-replace-version': 'true' })).status).toBe(200);
    const titles = parsed(await tabor('GET', path)).data.blocks.map(({ title }) => title);
    expect(titles).toEqual(['Eins', 'Zwei']);
  });

  it('in a language that the entry does not have yet is published at once', async () => {
    const rivabella = await adminClient(service, 'redaktion-rivabella');
    const made = await rivabella('POST', entryPath('page'), { title: 'Sommerfest', path: '/sommerfest' });
    const { documentId: id, revision } = parsed(made).data;
    const body = { title: 'Festa estiva', path: '/sommerfest', revision };
    const publishing = `${entryPath('page', id)}/actions/publish?locale=it-CH`;
    expect(await rivabella('POST', publishing, body)).toMatchObject({ status: 200 });
    const where = { documentId: id, locale: 'it-CH', publishedAt: { $notNull: true } };
    const stored = await service.strapi.db.query(page).findOne({ where, populate: ['company'] });
    expect(stored).toMatchObject({ title: 'Festa estiva', company: { key: 'rivabella' } });
    expect((await bauma('POST', publishing.replace('it-CH', 'en'), body)).status).toBe(403);
    expect(await service.strapi.db.query(page).count({ where: { documentId: id, locale: 'en' } })).toBe(0);
  });

  it('keeps the choices in blocks that neither has changed', async () => {
    const person = await tabor('POST', `${entryPath('person')}/actions/publish`, { name: 'Hanna', role: 'Leitung' });
    const hanna = parsed(person).data.documentId;
    const shown = { __component: 'blocks.people', title: 'Team', people: connect(hanna) };
    const id = await publish('/team', { blocks: [shown] });
    const path = entryPath('page', id);
    const { blocks, revision } = parsed(await tabor('GET', path)).data;
    // As the form sends a relation that was not changed.
    const unchanged = blocks.map((block) => ({ ...block, people: { connect: [], disconnect: [] } }));
    expect((await colleague('PUT', path, { title: 'Zuerst', blocks: unchanged, revision })).status).toBe(200);
    const body = { title: 'Danach', blocks: unchanged };
    const { conflict } = JSON.parse((await tabor('PUT', path, { ...body, revision })).text).error.details;
    expect(conflict.changes).toEqual([{ label: 'Titel', before: 'Zuerst', now: 'Danach' }]);
    const own = { ...body, revision: conflict.revision };
    expect((await tabor('PUT', path, own, { 'x-replace-version': 'true' })).status).toBe(200);
    const where = { documentId: id, publishedAt: null };
    const populate = { blocks: { on: { 'blocks.people': { populate: ['people'] } } } };
    const stored = () => service.strapi.db.query(page).findOne({ where, populate });
    expect(await stored()).toMatchObject({ title: 'Danach', blocks: [{ people: [{ name: 'Hanna' }] }] });
    // What the other has removed does not come back without its choice.
    const { revision: opened } = parsed(await tabor('GET', path)).data;
    expect((await colleague('PUT', path, { blocks: [], revision: opened })).status).toBe(200);
    const again = { title: 'Zuletzt', blocks: unchanged, revision: parsed(await tabor('GET', path)).data.revision };
    expect((await tabor('PUT', path, again, { 'x-replace-version': 'true' })).status).toBe(200);
    expect(await stored()).toMatchObject({ title: 'Zuletzt', blocks: [] });
  });

  it('over the version of another user keeps that in the history', async () => {
    const id = await publish('/ersetzt');
    const path = entryPath('page', id);
    expect((await colleague('PUT', path, { title: 'Zuerst' })).status).toBe(200);
    const { revision } = parsed(await tabor('GET', path)).data;
    const body = { title: 'Danach', revision };
    expect((await tabor('PUT', path, body, { 'x-replace-version': 'true' })).status).toBe(200);
    const [replaced] = await versionsOf(id);
    expect(replaced).toMatchObject({ kind: 'draft', author: 'Eva redaktion-tabor.personal-tabor' });
    const { changes } = parsed(await tabor('GET', historyPath(id, `/${replaced?.id}`)));
    expect(changes).toEqual([{ label: 'Titel', before: 'Zuerst', now: 'Danach' }]);
  });

  it('by two at once stores one of them', async () => {
    const id = await publish('/zugleich');
    const path = entryPath('page', id);
    const opened = parsed(await tabor('GET', path)).data.revision;
    const answers = await Promise.all(
      [tabor, colleague].map((request, index) => request('PUT', path, { title: `Titel ${index}`, revision: opened })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('shows who else has the entry open', async () => {
    const path = `/content/open-forms/page/${await publish('/offen')}`;
    expect(parsed(await tabor('POST', path, {})).others).toEqual([]);
    expect(parsed(await colleague('POST', path, {})).others).toEqual(['Eva redaktion-tabor']);
    const forms = service.strapi.db.query(uidOf('open-form'));
    const othersAfter = async (seconds: number): Promise<unknown> => {
      await forms.updateMany({ where: {}, data: { seenAt: new Date(Date.now() - seconds * 1_000).toISOString() } });
      return parsed(await colleague('POST', path, {})).others;
    };
    // As often as a browser runs the timer of a tab that is out of sight.
    expect(await othersAfter(65)).toEqual(['Eva redaktion-tabor']);
    expect(await othersAfter(120)).toEqual([]);
  });
});

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
    const company = connect(companies.get('rivabella') ?? '');
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

describe('unpublishing or deleting an entry', () => {
  it('names what breaks', async () => {
    const person = await tabor('POST', `${entryPath('person')}/actions/publish`, { name: 'Vreni', role: 'Leitung' });
    const vreni = parsed(person).data.documentId;
    const target = await publish('/ziel');
    const copied = 'https://www.tabor.example/ziel/?a=b';
    const text = [
      { type: 'paragraph', children: [{ type: 'link', url: copied, children: [{ type: 'text', text: 'hier' }] }] },
    ];
    const blocks = [
      { __component: 'blocks.text', body: text },
      { __component: 'blocks.people', people: connect(vreni) },
    ];
    await publish('/', { blocks });
    const frame = { Name: 'Tabor', Nav: [{ name: 'Ziel', link: '/ziel' }] };
    const single = '/content-manager/single-types/plugin::content.konfiguration-tabor';
    expect((await tabor('POST', `${single}/actions/publish`, frame)).status).toBe(200);
    const of = async (id: string, type = 'page') =>
      parsed(await tabor('GET', `/content/consequences/${type}/${id}`)).sentences;
    expect(await of(target)).toEqual([
      'Hierher führen Links, die danach ins Leere gehen: «Tabor» (Website Tabor), «Seite /» (Seiten).',
    ]);
    expect(await of(vreni, 'person')).toEqual(['Der Eintrag fehlt danach auf: «Seite /» (Seiten).']);
    const home = await service.strapi.db.query(page).findOne({ where: { path: '/' } });
    expect(await of(home.documentId)).toEqual([expect.stringContaining('Startseite von Tabor')]);
    const draft = await tabor('POST', entryPath('page'), { title: 'Entwurf', path: '/ziel' });
    expect(await of(parsed(draft).data.documentId)).toEqual([]);
  });
});
