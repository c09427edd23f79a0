import { describe, expect, it } from 'vitest';
import { adminClient, entryPath } from '../../testing/admin.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { german, historyPath, inDays, parsed, writtenPages } from './pages.fixture.ts';
import { eraseOldVersions } from './versions.ts';

const service = runningService();
const { bauma, group, ofCompany, publish, tabor, versionsOf } = writtenPages(service);

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
      { __component: 'blocks.people', title: 'Team', people: { connect: [{ documentId: rosa }] } },
    ];
    const id = await publish('/zurueck', { blocks });
    const path = entryPath('page', id);
    expect((await tabor('POST', `${path}/actions/publish`, { title: 'Später', blocks: [] })).status).toBe(200);
    expect((await tabor('DELETE', entryPath('person', rosa))).status).toBe(200);
    const [, former] = await versionsOf(id);
    expect((await tabor('POST', historyPath(id, `/${former?.id}/restore`), {})).status).toBe(200);
    const populate = { blocks: { on: { 'blocks.hero': true, 'blocks.people': { populate: ['people'] } } } };
    const draft = await service.rows('page').findOne({ where: { documentId: id, publishedAt: null }, populate });
    expect(draft).toMatchObject({
      title: 'Seite /zurueck',
      blocks: [{ title: 'Früher' }, { title: 'Team', people: [] }],
    });
    const live = await service.rows('page').findOne({ where: { documentId: id, publishedAt: { $notNull: true } } });
    expect(live).toMatchObject({ title: 'Später' });
    expect(await versionsOf(id)).toMatchObject([{ kind: 'draft' }, { isLive: true }, { isLive: false }]);
  });

  it('takes back of a state what the program still knows', async () => {
    const blocks = [{ __component: 'blocks.hero', title: 'Früher' }];
    const id = await publish('/vorher', { blocks });
    const path = entryPath('page', id);
    expect((await tabor('POST', `${path}/actions/publish`, { title: 'Später', blocks: [] })).status).toBe(200);
    const [, former] = await versionsOf(id);
    const [where, versions] = [{ id: former?.id }, service.rows('entry-version')];
    const { data } = await versions.findOne({ where });
    const text = { __component: 'blocks.text-with-picture', title: 'Haus', pictureSide: 'above' };
    const ofEarlierVersion = [{ ...data.blocks[0], gone: 1 }, { __component: 'blocks.gone' }, text];
    await versions.update({ where, data: { data: { ...data, gone: 1, blocks: ofEarlierVersion } } });
    expect((await tabor('POST', historyPath(id, `/${former?.id}/restore`), {})).status).toBe(200);
    expect(parsed(await tabor('GET', path)).data.blocks).toMatchObject([
      { title: 'Früher' },
      { title: 'Haus', pictureSide: null },
    ]);
  });

  it('begins with the state before the first change by a user', async () => {
    const data = { from: '/alt', to: '/neu', company: ofCompany('tabor') };
    const { documentId } = await service.entries('redirect').create({ data });
    expect((await tabor('PUT', entryPath('redirect', documentId), { to: '/kontakt' })).status).toBe(200);
    const { versions } = parsed(await tabor('GET', historyPath(documentId, '', 'redirect')));
    expect(versions).toMatchObject([{ isLive: true }, { isLive: false, author: null }]);
  });

  it('keeps each language by itself', async () => {
    const company = ofCompany('rivabella');
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
    const { documentId } = await service.rows('application').create({ data: { ...data, documentId: key } });
    const administrator = await adminClient(service, 'strapi-super-admin');
    expect((await administrator('DELETE', entryPath('application', documentId))).status).toBe(200);
    expect((await administrator('GET', historyPath(documentId, '', 'application'))).status).toBe(404);
    const stored = await service.rows('entry-version').findMany();
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
