import { describe, expect, it } from 'vitest';
import { adminClient, adminForAll, entryPath } from '../testing/admin.fixture.ts';
import { organisations } from '../testing/entries.fixture.ts';
import { runningService } from '../testing/runningService.fixture.ts';

const service = runningService('seeded');

const companyOf = organisations(service, 'tabor');

describe('the admin for editors', () => {
  it('has German labels', async () => {
    const contentManager = service.strapi.plugin('content-manager');
    const view = await contentManager.service('content-types').findConfiguration({ uid: 'plugin::content.job' });
    expect(view.metadatas.workplace.edit).toMatchObject({
      label: 'Arbeitsort',
      description: expect.stringMatching(/Ort/),
    });
    expect(view.layouts.list).toContain('company');
    const block = await contentManager.service('components').findConfiguration({ uid: 'blocks.journey' });
    expect(block.metadatas.byCar.edit.label).toBe('Mit dem Auto');
  });

  it('rejects invalid values with a German message', async () => {
    const jobs = service.entries('job');
    const job = { title: 'Test', kind: 'vacancy', area: 'care', workplace: 'Hier' };
    await expect(jobs.create({ data: { ...job, pensumMin: 80, pensumMax: 60 } })).rejects.toThrow('Pensum');
    await expect(jobs.create({ data: { ...job, payFrom: 90_000, payTo: 80_000 } })).rejects.toThrow('Lohn');
    const pages = service.entries('page');
    const second = { title: 'Zweite Startseite', path: '/', company: companyOf('tabor') };
    const { documentId } = await pages.create({ data: second, locale: 'de-CH' });
    await expect(pages.publish({ documentId, locale: 'de-CH' })).rejects.toThrow('schon eine veröffentlichte Seite');
    await expect(pages.create({ data: { ...second, path: 'wohnen' }, status: 'published' })).rejects.toThrow('path');
  });

  it('dates a job that is published without a date, in all languages, so that lists begin with it', async () => {
    const jobs = service.entries('job');
    const job = { title: 'Nachtwache', kind: 'vacancy', area: 'care', workplace: 'Hier', company: companyOf('tabor') };
    const { documentId } = await jobs.create({ data: job, locale: 'de-CH' });
    await jobs.update({ documentId, data: { title: 'Night watch', workplace: 'Here' }, locale: 'en' });
    await jobs.publish({ documentId, locale: 'de-CH' });
    const rows = await service.rows('job').findMany({ where: { documentId } });
    expect(rows.map(({ publishFrom }) => Date.now() - Date.parse(publishFrom) < 60_000)).toEqual([true, true, true]);
    const list = `/api/jobs?current=true&sort=publishFrom:desc&locale=&pagination[pageSize]=1`;
    expect((await service.get(list)).body).toMatchObject({ data: [{ id: documentId }] });
    const first = rows[0].publishFrom;
    await jobs.publish({ documentId, locale: 'en' });
    expect(await jobs.findOne({ documentId, locale: 'en', status: 'published' })).toMatchObject({ publishFrom: first });
    await jobs.delete({ documentId, locale: '*' });
  });

  it('clones a filled job as an open one, which is no example, without its dates unless they lie ahead', async () => {
    const jobs = service.entries('job');
    const job = { title: 'Nachtwache', kind: 'vacancy', area: 'care', workplace: 'Hier' };
    const over = { publishFrom: '2026-01-05T08:00:00.000Z', publishUntil: '2026-02-05T08:00:00.000Z' };
    const former = { ...over, filled: true, exampleContent: true, reportedOn: '2026-01-02' };
    const { documentId } = await jobs.create({ data: { ...job, ...former } });
    const ahead = '2099-01-05T08:00:00.000Z';
    const past = await jobs.clone({ documentId });
    const future = await jobs.clone({ documentId, data: { publishFrom: ahead } });
    const renewed = { publishFrom: null, publishUntil: null, filled: false, exampleContent: false, reportedOn: null };
    expect(past?.entries).toMatchObject([{ title: 'Nachtwache (Kopie)', ...renewed }]);
    expect(future?.entries).toMatchObject([{ publishFrom: ahead }]);
    for (const id of [documentId, past?.documentId ?? '', future?.documentId ?? ''])
      await jobs.delete({ documentId: id, locale: '*' });
  });

  it('does not date a job that cannot be published', async () => {
    const jobs = service.entries('job');
    const { documentId } = await jobs.create({ data: { title: 'Ohne Arbeitsort' }, locale: 'de-CH' });
    await expect(jobs.publish({ documentId, locale: 'de-CH' })).rejects.toThrow('errors occurred');
    expect(await jobs.findOne({ documentId, locale: 'de-CH' })).toMatchObject({ publishFrom: null });
    await jobs.delete({ documentId, locale: '*' });
  });

  it('rejects a period in reverse order and a single coordinate', async () => {
    const window = { publishFrom: '2027-02-01T08:00:00.000Z', publishUntil: '2027-01-31T22:30:00.000+01:00' };
    const events = service.entries('event');
    const times = { startsAt: '2027-02-01T14:00:00.000Z', endsAt: '2027-02-01T14:30:00.000+01:00' };
    await expect(events.create({ data: { title: 'Test', ...times } })).rejects.toThrow('endet, bevor');
    await expect(events.create({ data: { title: 'Test', ...window } })).rejects.toThrow('Sichtbar bis');
    const articles = service.entries('article');
    await expect(articles.create({ data: { title: 'Test', ...window } })).rejects.toThrow('Sichtbar bis');
    const houses = service.entries('house');
    await expect(houses.create({ data: { name: 'Test', latitude: 47.1 } })).rejects.toThrow('Längengrad');
  });

  it('rejects a time for visitors that is a day alone, at whose midnight none comes', async () => {
    const slots = service.entries('visit-slot');
    const slot = { title: 'Test', occasion: 'visit', startsAt: '2027-02-01T23:00:00.000Z' };
    await expect(slots.create({ data: slot })).rejects.toThrow('Uhrzeit');
  });

  it('shows an entry until midnight if an editor says so', async () => {
    const until = { title: 'Silvester', publishUntil: '2026-12-30T23:00:00.000Z' };
    const event = await service.entries('event').create({ data: until, locale: 'de-CH' });
    expect(event).toMatchObject(until);
  });

  it.each([
    ['article', 'title', { date: '2026-11-01', teaser: 'Kurz.' }],
    ['event', 'title', { startsAt: '2026-11-01T12:00:00.000Z', place: 'Saal', teaser: 'Kurz.' }],
    ['house', 'name', { teaser: 'Kurz.', street: 'Weg 1', postalCode: '8000', city: 'Zürich' }],
    ['job', 'title', { area: 'care', workplace: 'Hier' }],
  ] as const)('lets the address of a %s follow its %s until it is published', async (type, source, always) => {
    const entries = service.entries(type);
    const locale = 'de-CH';
    const create = (text: string, more = {}) =>
      entries.create({ locale, data: { ...always, company: companyOf('tabor'), [source]: text, ...more } });
    const { documentId, ...draft } = await create('Schöner Anlass');
    expect(draft).toMatchObject({ slug: 'schoener-anlass' });
    const update = (data: Record<string, unknown>) => entries.update({ documentId, locale, data });
    const stored = { slug: 'schoener-anlass' };
    expect(await update({ [source]: 'Fest 2027', ...stored })).toMatchObject({ slug: 'fest-2027' });
    expect(await update({ [source]: 'Fest 2027', slug: '' })).toMatchObject({ slug: 'fest-2027' });
    expect(await create('Fest 2027')).toMatchObject({ slug: 'fest-2027-1' });
    await entries.publish({ documentId, locale });
    expect(await update({ [source]: 'Markt', slug: 'fest-2027' })).toMatchObject({ slug: 'fest-2027' });
    const chosen = await create('Ball', { slug: 'tanz' });
    const renamed = { documentId: chosen.documentId, locale, data: { [source]: 'Tanzball', slug: 'tanz' } };
    expect(await entries.update(renamed)).toMatchObject({ slug: 'tanz' });
    const copy = async (data: Record<string, unknown> = {}) =>
      (await entries.clone({ documentId: chosen.documentId, data }))?.entries;
    expect(await copy()).toMatchObject([{ [source]: 'Tanzball (Kopie)', slug: 'tanzball-kopie' }]);
    expect(await copy({ [source]: 'Fest 2027', slug: 'tanz' })).toMatchObject([{ slug: 'fest-2027-2' }]);
    expect(await copy({ [source]: 'Fest', slug: 'fest-im-saal' })).toMatchObject([{ slug: 'fest-im-saal' }]);
  });

  it('copies an entry with an address at one click, within the longest title', async () => {
    const tabor = await adminClient(service, 'redaktion-tabor');
    const title = 'Sommer'.padEnd(120, 'n');
    const publishUntil = '2099-01-05T08:00:00.000Z';
    const times = { startsAt: '2026-11-01T12:00:00.000Z', publishUntil };
    const event = { title, ...times, place: 'Saal', teaser: 'Kurz.', cancelled: true };
    const made = await tabor('POST', entryPath('event'), event);
    const copied = await tabor('POST', entryPath('event', `auto-clone/${JSON.parse(made.text).data.documentId}`));
    const { documentId } = JSON.parse(copied.text).data;
    const copy = await service.entries('event').findOne({ documentId, populate: ['company'] });
    const shortened = 'Sommer'.padEnd(112, 'n');
    const slug = `${shortened.toLowerCase()}-kopie`;
    expect(copy).toMatchObject({ title: `${shortened} (Kopie)`, slug, cancelled: false, publishUntil });
    expect(copy).toMatchObject({ company: { key: 'tabor' } });
  });

  it('copies nothing that would be live at once', async () => {
    const tabor = await adminClient(service, 'redaktion-tabor', 'autor-tabor');
    for (const type of ['availability', 'internal-news', 'redirect', 'visit-slot']) {
      const entries = service.entries(type);
      const where = { company: { key: 'tabor' } };
      const { documentId } = await service.rows(type).findOne({ where });
      const before = await entries.count({});
      const { status, text } = await tabor('POST', entryPath(type, `auto-clone/${documentId}`));
      expect([type, status, text, await entries.count({})]).toEqual([
        type,
        400,
        expect.stringContaining('nicht duplizieren'),
        before,
      ]);
    }
  });

  it('gives a new language the organisation of the others', async () => {
    const rivabella = await adminClient(service, 'redaktion-rivabella');
    const event = { title: 'Fest', startsAt: '2026-11-01T12:00:00.000Z', place: 'Saal', teaser: 'Kurz.' };
    const made = await rivabella('POST', entryPath('event'), event);
    const path = entryPath('event', JSON.parse(made.text).data.documentId);
    // As the form sends it.
    const italian = { ...event, title: 'Festa', company: { connect: [], disconnect: [] } };
    expect(await rivabella('PUT', `${path}?locale=it-CH`, italian)).toMatchObject({ status: 200 });
    expect(await rivabella('POST', `${path}/actions/publish?locale=it-CH`, {})).toMatchObject({ status: 200 });
  });

  it('rejects a redirect loop and a second redirect from the same path', async () => {
    const redirects = service.entries('redirect');
    const redirect = (from: string, to: string) =>
      redirects.create({ data: { from, to, company: { set: [{ documentId: companyOf('tabor') }] } } });
    await expect(redirect('/kreis', '/kreis?a=b#c')).rejects.toThrow('wieder zu sich selbst');
    await redirect('/a', '/b');
    await redirect('/b', '/c');
    await expect(redirect('/a', '/wohnen')).rejects.toThrow('schon eine Weiterleitung');
    await expect(redirect('/c', '/a')).rejects.toThrow('wieder zu sich selbst');
    expect(await redirects.count({ filters: { from: '/c' } })).toBe(0);
    const { documentId } = await redirect('/c', '/wohnen');
    await expect(redirects.update({ documentId, data: { to: '/b' } })).rejects.toThrow('wieder zu sich selbst');
    await redirect('/index.php?id=5', '/wohnen');
    await expect(redirect('/Index.php/?id=5', '/wohnen')).rejects.toThrow('schon eine Weiterleitung');
    await expect(redirect('/A', '/wohnen')).rejects.toThrow('schon eine Weiterleitung');
    await redirect('/d', '/index.php?id=6&L=1');
    await expect(redirect('/index.php?id=6', '/d')).rejects.toThrow('wieder zu sich selbst');
    await expect(redirect('//d', '/wohnen')).rejects.toThrow('from');
    await expect(redirect('/e', 'javascript:alert(1)')).rejects.toThrow('to');
  });

  it('rejects a second imprint, a duplicate slug and a document that is not a PDF', async () => {
    const { strapi } = service;
    const ours = { company: companyOf('tabor') };
    const imprints = service.entries('imprint');
    const imprint = { companyName: 'Test', responsibleAuthority: 'Test', ...ours };
    const second = await imprints.create({ data: imprint, locale: 'de-CH' });
    await expect(imprints.publish({ documentId: second.documentId, locale: 'de-CH' })).rejects.toThrow(
      'schon ein veröffentlichtes Impressum',
    );
    const houses = service.entries('house');
    const taken = await houses.findFirst({ locale: 'de-CH', status: 'published' });
    const house = { name: 'Test', teaser: 'Test', street: 'Test 1', postalCode: '8000', city: 'Test', ...ours };
    const twin = { ...house, slug: (taken as { slug?: string } | null)?.slug };
    await expect(houses.create({ data: twin, status: 'published' })).rejects.toThrow('unique');
    const picture: { id: number } = await strapi.db.query('plugin::upload.file').findOne({ where: { ext: '.webp' } });
    const downloads = service.entries('download');
    const data = { title: 'Test', ...ours, file: picture.id };
    const { documentId } = await downloads.create({ data, locale: 'de-CH' });
    await expect(downloads.publish({ documentId, locale: 'de-CH' })).rejects.toThrow('kein PDF');
  });
});

describe('what an editor types or pastes', () => {
  const tabor = adminForAll(service, 'redaktion-tabor');

  it('completes links that an editor writes without a scheme, also within components', async () => {
    const path = `/content-manager/single-types/plugin::content.konfiguration-tabor?locale=de-CH`;
    const typed = ['www.haus.example/garten', ' heim@haus.example', '+41 (0)44 000 00 00', '/wohnen'];
    const Nav = typed.map((link) => ({ name: link, link }));
    const saved = await tabor('PUT', path, { Nav });
    const links = JSON.parse(saved.text).data.Nav.map(({ link }: { link: string }) => link);
    expect(links).toEqual([
      'https://www.haus.example/garten',
      'mailto:heim@haus.example',
      'tel:+41440000000',
      '/wohnen',
    ]);
    expect((await tabor('PUT', path, { Nav: [{ name: 'Wohnen', link: '/wohnen' }] })).status).toBe(200);
  });

  const saved = async (type: string, typed: Record<string, string>): Promise<unknown> => {
    const { documentId } = JSON.parse((await tabor('POST', entryPath(type), typed)).text).data;
    return service.rows(type).findOne({ where: { documentId } });
  };

  it('stores copied texts as they are compared: composed, without spaces around them, towns with plain ones', async () => {
    const job = { title: ' Ko\u0308\u00adchin\u00a0', workplace: 'Aeugst\u00a0am See' };
    expect(await saved('job', job)).toMatchObject({
      title: 'Kö\u00adchin',
      slug: 'koechin',
      workplace: 'Aeugst am See',
    });
    expect(await saved('job', { title: 'Pflege & Betreuung' })).toMatchObject({ slug: 'pflege-betreuung' });
    const house = { city: 'Zu\u0308rich ', postalCode: '8000 ', phone: '044\u00a0000\u00a000\u00a000' };
    expect(await saved('house', house)).toMatchObject({ city: 'Zürich', postalCode: '8000' });
  });
});
