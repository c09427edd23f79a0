import { beforeAll, describe, expect, it } from 'vitest';
import { type AdminClient, adminClient, adminForAll, entryPath } from '../../testing/admin.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { checkOrganisation } from './nightlyChecks.ts';

const service = runningService('seeded');

it.each(['tabor', 'rivabella'])('nothing in the example content of %s is blocked, or over', async (key) => {
  const checked = await checkOrganisation(service.strapi, key, new Date());
  expect(checked.length).toBeGreaterThan(30);
  const found = checked.flatMap(({ findings }) => findings);
  expect(found.filter(({ blocks, message }) => blocks || message.startsWith('Sichtbar bis'))).toEqual([]);
});

const paragraph = (words: string) => ({ type: 'paragraph', children: [{ type: 'text', text: words }] });

const textBlock = (body: object[]) => ({ __component: 'blocks.text', body });

describe('the checks before publishing', () => {
  const locale = '?locale=de-CH';
  const file = 'plugin::upload.file';
  const tabor = adminForAll(service, 'redaktion-tabor');
  let picture: number;

  beforeAll(async () => {
    ({ id: picture } = await service.strapi.db.query(file).findOne({ where: { name: 'tabor-home.webp' } }));
    const data = { tenant: 'tabor', alternativeText: null };
    await service.strapi.db.query(file).update({ where: { id: picture }, data });
  });

  it('reject what they block, beside the entry and where it is published', async () => {
    const link = { type: 'link', url: '/gibt-es-nicht', children: [{ type: 'text', text: 'Programm' }] };
    const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Siehe ' }, link] }];
    const block = { __component: 'blocks.text-with-picture', body, picture };
    const values = { title: 'Probe', path: '/s/probe', blocks: [block] };
    const created = await tabor('POST', entryPath('page') + locale, values);
    const id = String(JSON.parse(created.text).data.documentId);
    const publish = () => tabor('POST', `${entryPath('page', id)}/actions/publish${locale}`, {});
    const list = async () => (await tabor('GET', `/content/checks/page/${id}${locale}`)).text;
    const bauma = await adminClient(service, 'redaktion-bauma');

    expect(await publish()).toMatchObject({
      status: 400,
      text: expect.stringContaining('Der Link führt zu /gibt-es-nicht'),
    });
    expect(JSON.parse(await list()).findings).toEqual([
      { blocks: true, message: expect.stringContaining('/gibt-es-nicht') },
      {
        blocks: true,
        message: expect.stringContaining('Alternativtext'),
        picture: { id: picture, name: 'tabor-home.webp' },
      },
    ]);
    expect((await bauma('GET', `/content/checks/page/${id}${locale}`)).status).toBe(404);
    const describePicture = (client: AdminClient, alternativeText: string) =>
      client('PUT', `/content/pictures/${picture}`, { alternativeText });
    expect((await describePicture(bauma, 'Fremd')).status).toBe(403);
    expect((await describePicture(await adminClient(service, 'personal-tabor'), 'Fremd')).status).toBe(403);
    expect((await describePicture(tabor, '')).status).toBe(200);
    expect(await list()).not.toContain('Alternativtext');
    expect((await describePicture(tabor, 'Das Haus im Morgenlicht')).status).toBe(200);
    const stored = { alternativeText: 'Das Haus im Morgenlicht', decorative: false };
    expect(await service.strapi.db.query(file).findOne({ where: { id: picture } })).toMatchObject(stored);

    await tabor('PUT', entryPath('page', id) + locale, {
      blocks: [
        { ...block, body: [paragraph('Siehe oben.')], picture },
        { __component: 'blocks.hero', title: 'Probe' },
      ],
    });
    expect((await publish()).status).toBe(200);
  });

  it('are summed up on the first page, for the own organisation only', async () => {
    const results = service.rows('check-result');
    const findings = [{ blocks: true, message: 'Der Link führt ins Leere.' }];
    for (const tenant of ['tabor', 'bauma']) {
      const data = { tenant, entryType: 'page', entryId: 'id', entryLocale: 'en', title: `Seite ${tenant}`, findings };
      await results.create({ data });
    }
    for (const editor of [tabor, await adminClient(service, 'redaktion-tabor', 'personal-gruppe')]) {
      const { count, entries } = JSON.parse((await editor('GET', '/content/overview')).text).faulty;
      const shown = { title: 'Seite tabor', typeName: 'Seiten', locale: 'en' };
      expect([count, entries]).toEqual([1, [expect.objectContaining(shown)]]);
    }
    const hr = await adminClient(service, 'personal-tabor');
    expect(JSON.parse((await hr('GET', '/content/overview')).text)).toMatchObject({ faulty: { count: 0 } });
  });

  it('take alternative texts in other languages, which pages in these show', async () => {
    const rivabella = await adminClient(service, 'redaktion-rivabella');
    const { id } = await service.strapi.db.query(file).findOne({ where: { name: 'rivabella-home.webp' } });
    await service.strapi.db.query(file).update({ where: { id }, data: { tenant: 'rivabella' } });
    const path = `/content/pictures/${id}`;
    const alternativeTexts = { en: 'The house by the lake', 'it-CH': '' };
    expect((await tabor('PUT', path, { alternativeTexts })).status).toBe(403);
    expect((await rivabella('PUT', path, { alternativeTexts: { xx: 'x' } })).status).toBe(400);
    expect((await rivabella('PUT', path, { alternativeTexts })).status).toBe(200);
    const { texts, uses } = JSON.parse((await rivabella('GET', `/content/files/${id}/uses`)).text);
    expect(uses[0].path).toMatch(/plugins%5Bi18n%5D%5Blocale%5D=\w/);
    expect(texts).toEqual([
      { locale: 'it-CH', language: 'Italienisch', text: '' },
      { locale: 'fr-CH', language: 'Französisch', text: '' },
      { locale: 'en', language: 'Englisch', text: 'The house by the lake' },
    ]);
    const shown = async (code: string) => {
      const query = `filters[company][key]=rivabella&filters[path]=/&populate=deep&locale=${code}`;
      return JSON.stringify((await service.get(`/api/pages?${query}`)).body);
    };
    const ofEnglish = ['"alternativeText":"The house by the lake"', '"alternativeTextLocale":"en"'];
    for (const code of ['en', 'it-CH', 'de-CH']) {
      const pages = await shown(code);
      const found = [...ofEnglish, 'Espresso', 'alternativeTexts'].map((part) => pages.includes(part));
      expect([code, ...found]).toEqual([code, code === 'en', code === 'en', code !== 'en', false]);
    }
  });

  it('find everything for which a draft could not be published', async () => {
    const blocks = [
      { __component: 'blocks.questions', title: 'Eintritt', questions: [{ question: 'Wann?' }] },
      textBlock([]),
      textBlock([paragraph(' ')]),
      textBlock([paragraph('Jederzeit.')]),
    ];
    const made = await tabor('POST', entryPath('page'), { path: '/wohnen', blocks });
    const id = JSON.parse(made.text).data.documentId;
    const { findings } = JSON.parse((await tabor('GET', `/content/checks/page/${id}${locale}`)).text);
    const messages = findings.flatMap((each: { blocks: boolean; message: string }) =>
      each.blocks ? each.message : [],
    );
    const kind = 'Fragen und Antworten «Eintritt»';
    const duplicate = 'Dieser Betrieb hat schon eine veröffentlichte Seite mit dem Pfad /wohnen.';
    const empty = 'Text, Text: Bitte ausfüllen.';
    const answer = `${kind}, Fragen, Antwort: Bitte ausfüllen.`;
    expect(messages).toEqual(['Titel: Bitte ausfüllen.', empty, empty, answer, duplicate]);
    const rejected = await tabor('POST', entryPath('page', `${id}/actions/publish`), {});
    expect(rejected.status).toBe(400);
  });

  it('keep a redirect that they block out of the database, and a navigation off the website', async () => {
    const redirects = service.rows('redirect');
    const before = await redirects.count();
    const useless = await tabor('POST', entryPath('redirect'), { from: '/wohnen', to: '/ueber-uns' });
    expect(useless).toMatchObject({ status: 400, text: expect.stringContaining('hätte keine Wirkung') });
    expect(await redirects.count()).toBe(before);
    const path = `/content-manager/single-types/plugin::content.konfiguration-tabor${locale}`;
    const publish = path.replace('?', '/actions/publish?');
    const broken = { Nav: [{ name: 'Aktuell', link: '/aktuelles' }] };
    expect((await tabor('PUT', path, broken)).status).toBe(200);
    const rejected = await tabor('POST', publish, broken);
    expect(rejected).toMatchObject({ status: 400, text: expect.stringContaining('/aktuelles') });
    expect(JSON.stringify((await service.get('/api/konfiguration-tabor?populate=deep')).body)).not.toContain(
      'aktuelles',
    );
    expect((await tabor('POST', publish, { Nav: [{ name: 'Wohnen', link: '/wohnen' }] })).status).toBe(200);
  });
});
