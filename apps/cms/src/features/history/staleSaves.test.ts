import { describe, expect, it } from 'vitest';
import { adminClient, entryPath } from '../../testing/admin.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { historyPath, parsed, writtenPages } from './pages.fixture.ts';

const service = runningService();
const { bauma, colleague, group, ofCompany, publish, tabor, versionsOf } = writtenPages(service);

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
    const company = ofCompany('rivabella');
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
    const stored = await service.rows('page').findOne({ where, populate: ['company'] });
    expect(stored).toMatchObject({ title: 'Festa estiva', company: { key: 'rivabella' } });
    expect((await bauma('POST', publishing.replace('it-CH', 'en'), body)).status).toBe(403);
    expect(await service.rows('page').count({ where: { documentId: id, locale: 'en' } })).toBe(0);
  });

  it('keeps the choices in blocks that neither has changed', async () => {
    const person = await tabor('POST', `${entryPath('person')}/actions/publish`, { name: 'Hanna', role: 'Leitung' });
    const hanna = parsed(person).data.documentId;
    const shown = { __component: 'blocks.people', title: 'Team', people: { connect: [{ documentId: hanna }] } };
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
    const stored = () => service.rows('page').findOne({ where, populate });
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
    const forms = service.rows('open-form');
    const othersAfter = async (seconds: number): Promise<unknown> => {
      await forms.updateMany({ where: {}, data: { seenAt: new Date(Date.now() - seconds * 1_000).toISOString() } });
      return parsed(await colleague('POST', path, {})).others;
    };
    // As often as a browser runs the timer of a tab that is out of sight.
    expect(await othersAfter(65)).toEqual(['Eva redaktion-tabor']);
    expect(await othersAfter(120)).toEqual([]);
  });
});
