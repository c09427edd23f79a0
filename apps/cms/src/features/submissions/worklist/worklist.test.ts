import { describe, expect, it } from 'vitest';
import { adminClient, adminForAll, entryPath } from '../../../testing/admin.fixture.ts';
import { runningService } from '../../../testing/runningService.fixture.ts';
import { application, twoHouses } from '../twoHouses.fixture.ts';

const service = runningService();
const idOf = twoHouses(service);

const notesOf = (key: string): string => `/content/applications/${idOf(key)}/notes`;

const storedNotes = async () =>
  (await service.strapi.db.query(application).findOne({ where: { documentId: idOf('tabor') } })).notes;

describe('the working list', () => {
  const list = '/content/applications';
  const hr = adminForAll(service, 'personal-tabor');
  const editor = adminForAll(service, 'redaktion-tabor');

  const post = (path: string, body: object) => hr('POST', path, body);

  it('has the applications of the own organisation, with the day by which to answer', async () => {
    const { text } = await hr('GET', list);
    const { results, colleagues } = JSON.parse(text) as { results: object[]; colleagues: string[] };
    // Ten working days after 21 November, which is a Saturday.
    const answer = { answerBy: '2026-12-04T22:59:59.999Z', company: 'Haus tabor' };
    expect(results).toMatchObject([{ documentId: idOf('tabor'), surname: 'Muster-tabor', ...answer }]);
    expect(colleagues).toContain('Eva personal-tabor');
    expect(text).not.toContain('bauma');
    expect((await editor('GET', list)).status).toBe(403);
  });

  it('is counted for the first page, without anything of an application', async () => {
    const query = service.strapi.db.query(application);
    const where = { documentId: idOf('tabor') };
    const { stage, acceptedAt } = await query.findOne({ where });
    const dayMs = 86_400_000;
    const counts = async (daysAgo: number): Promise<unknown> => {
      const then = new Date(Date.now() - daysAgo * dayMs).toISOString();
      await query.update({ where, data: { stage: 'new', acceptedAt: then } });
      return JSON.parse((await hr('GET', `${list}/due`)).text);
    };
    const [late, early] = [await counts(20), await counts(0)];
    await query.update({ where, data: { stage, acceptedAt } });
    expect([late, early]).toEqual([
      { overdue: 1, due: 0, new: 1 },
      { overdue: 0, due: 0, new: 1 },
    ]);
    expect((await editor('GET', `${list}/due`)).status).toBe(403);
  });

  it('shows the newest of thousands', async () => {
    const rows = Array.from({ length: 1_500 }, (_, position) => {
      const [name, acceptedAt] = [String(position).padStart(24, 'z'), new Date(Date.UTC(2027, 0, 1, 0, position))];
      return { documentId: name, key: name, reference: name, stage: 'new', acceptedAt, stageChangedAt: acceptedAt };
    });
    await service.strapi.db.query(application).createMany({ data: rows });
    const { text } = await (await adminClient(service, 'personal-gruppe'))('GET', list);
    const { results }: { results: { documentId: string }[] } = JSON.parse(text);
    expect(results.at(-1)?.documentId).toBe(rows.at(-1)?.documentId);
    await service.strapi.db.query(application).deleteMany({ where: { documentId: { $startsWith: 'zz' } } });
  });

  it('shows an application that lacks what the forms require, or of a stage that is no more', async () => {
    const where = { documentId: idOf('tabor') };
    const query = service.strapi.db.query(application);
    const { firstName, reference, stage } = await query.findOne({ where });
    await query.update({ where, data: { firstName: null, reference: null, stage: 'on-trial' } });
    const { status, text } = await hr('GET', list);
    await query.update({ where, data: { firstName, reference, stage } });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ results: [{ surname: 'Muster-tabor', stage: 'new' }] });
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
    await hr('PUT', entryPath('application', idOf('tabor')), {
      area: 'care',
      location: '=1+1',
      notes: 'Ruft an',
      assignedTo: 'Eva',
    });
    const both = [idOf('tabor'), idOf('bauma')];
    const { status, text, caching } = await post(`${list}/export`, { ids: both });
    expect([status, caching]).toEqual([200, 'no-store']);
    const { csv } = JSON.parse(text) as { csv: string };
    expect(csv).toContain('"Muster-tabor";"Pflege und Betreuung";"tabor";"In Kontakt";"Haus tabor"');
    expect(csv).toContain(`"'=1+1"`);
    expect(csv).not.toContain('bauma');
    for (const wrong of ['all', Array.from({ length: 10_001 }, () => 'a')])
      expect((await post(`${list}/export`, { ids: wrong })).status).toBe(400);
    expect((await editor('POST', `${list}/export`, { ids: both })).status).toBe(403);
  });

  it('stores a note that began as the stored one, and names another that was stored since', async () => {
    const known = (await storedNotes()) ?? '';
    const typed = { notes: 'Ruft am Montag an.', known };
    // The second one repeats the first, of which the answer may have been lost.
    for (let time = 0; time < 2; time += 1) expect((await hr('PUT', notesOf('tabor'), typed)).status).toBe(200);
    // The same user in a second window.
    const late = await hr('PUT', notesOf('tabor'), { notes: 'Will nicht mehr.', known });
    expect([late.status, JSON.parse(late.text)]).toEqual([409, { notes: typed.notes, by: 'Eva personal-tabor' }]);
    expect(await storedNotes()).toBe(typed.notes);
    expect((await hr('PUT', notesOf('bauma'), typed)).status).toBe(404);
    expect((await hr('PUT', notesOf('tabor'), { notes: 'a'.repeat(5_001), known: typed.notes })).status).toBe(400);
    expect((await editor('PUT', notesOf('tabor'), typed)).status).toBe(403);
  });

  it('drafts and sends mails for the own applications only', async () => {
    const mails = await hr('GET', `${list}/${idOf('tabor')}/mails`);
    const { values, templates } = JSON.parse(mails.text) as { values: object; templates: object };
    expect(values).toEqual({ name: 'Anna Muster-tabor', stelle: '', betrieb: 'Haus tabor' });
    expect(templates).toMatchObject({ invited: { subject: 'Ihre Bewerbung: {stelle}', own: false } });
    expect((await hr('GET', `${list}/${idOf('bauma')}/mails`)).status).toBe(404);
    const mail = { stage: 'invited', seen: 'in-contact', subject: 'Einladung', text: 'Guten Tag' };
    expect((await post(`${list}/${idOf('bauma')}/decision`, mail)).status).toBe(404);
    // No mail server here: nothing is sent, so nothing changes.
    expect((await post(`${list}/${idOf('tabor')}/decision`, mail)).status).toBe(400);
    const stored = await service.strapi.db.query(application).findOne({ where: { documentId: idOf('tabor') } });
    expect(stored.stage).toBe('in-contact');
  });
});
