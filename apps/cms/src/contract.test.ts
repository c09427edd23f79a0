import { statSync } from 'node:fs';
import { join } from 'node:path';
import { tenants } from '@group/themes/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inside } from './testing/inside.fixture.ts';
import { runSeed, type Service, startService, temporaryDirectory } from './testing/service.fixture.ts';

const directory = temporaryDirectory();
let service: Service;

beforeAll(async () => {
  runSeed(directory.path, ['tabor', 'rivabella']);
  service = await startService(directory.path);
});

afterAll(async () => {
  await service.stop();
  directory.remove();
});

const picture = {
  data: {
    attributes: {
      url: expect.stringMatching(/^\/uploads\/[\w-]+\.jpg$/),
      width: 1920,
      height: 1280,
      mime: 'image/jpeg',
      alternativeText: expect.stringMatching(/\w{4}/),
      formats: {
        small: { url: expect.stringMatching(/^\/uploads\//), width: 500 },
        gallery: { url: expect.stringMatching(/^\/uploads\//), width: 1600 },
      },
    },
  },
};

const richText = expect.arrayContaining([
  { type: 'paragraph', children: [{ type: 'text', text: expect.stringMatching(/./) }] },
]);

const company = (key: string) => ({ data: { id: expect.stringMatching(/^\w+$/), attributes: { key } } });

/** Strapi's types know no fields of types that come from code. */
const fields = (data: Record<string, unknown>) => data;

describe('the configuration of a tenant', () => {
  it('has the shape of the specification', async () => {
    const { status, body } = await service.get('/api/konfiguration-tabor?populate=deep&locale=');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        attributes: {
          Name: 'Tabor',
          AdresseZeile1: 'Taborstrasse 12',
          AdresseZeile2: '8999 Aeugst am See',
          phone: '044 000 00 00',
          mainColor: expect.stringMatching(/^#[\da-f]{6}$/),
          Nav: expect.arrayContaining([{ id: expect.any(Number), name: 'Wohnen', link: '/wohnen' }]),
          Fusszeile: expect.arrayContaining([
            { id: expect.any(Number), name: 'Leben im Tabor', link: null, header: true },
            { id: expect.any(Number), name: 'Wohnen', link: '/wohnen', header: false },
          ]),
          Socials: expect.arrayContaining([{ id: expect.any(Number), type: 'instagram', link: expect.any(String) }]),
          metaTitle: expect.any(String),
          metaImage: picture,
        },
      },
      meta: {},
    });
  });

  it('exists for every tenant of the registry and for nobody else', () => {
    const types = Object.keys(service.strapi.contentTypes).filter((uid) => uid.includes('.konfiguration-'));
    expect(types.toSorted()).toEqual(tenants.map(({ key }) => `plugin::content.konfiguration-${key}`).toSorted());
  });

  it('speaks the language that is asked for', async () => {
    for (const [locale, name] of [
      ['', 'Wohnen'],
      ['de-CH', 'Wohnen'],
      ['it-CH', 'Abitare'],
      ['fr-CH', 'Habiter'],
      ['en', 'Living here'],
    ]) {
      const { body } = await service.get(`/api/konfiguration-rivabella?populate=deep&locale=${locale}`);
      expect(body).toMatchObject({ data: { attributes: { Nav: [{ name }, {}, {}, {}, {}, {}] } } });
    }
  });

  it('is 404 in a language that it has not', async () => {
    expect((await service.get('/api/konfiguration-tabor?populate=deep&locale=it-CH')).status).toBe(404);
    expect((await service.get('/api/konfiguration-tabor?populate=deep&locale=xx')).status).toBe(404);
  });

  it('keeps to the editors what is theirs', async () => {
    const { body } = await service.get('/api/konfiguration-tabor?populate=deep');
    expect(JSON.stringify(body)).not.toMatch(/exampleContent|createdBy|updatedBy|provider|localizations/);
  });
});

describe('a home page', () => {
  const home = '/api/pages?filters[company][key]=tabor&filters[path]=/&populate=deep&locale=';

  it('has its blocks with everything in them', async () => {
    const { status, body } = await service.get(home);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: [
        {
          id: expect.any(String),
          attributes: {
            path: '/',
            title: 'Tabor',
            company: company('tabor'),
            blocks: [
              { __component: 'blocks.hero', title: 'Daheim über dem See', picture },
              { __component: 'blocks.doors', doors: [{ title: 'Einen Platz finden', link: '/wohnen' }, {}, {}] },
              { __component: 'blocks.text-with-picture', body: richText, picture, pictureSide: 'left' },
              { __component: 'blocks.news', count: 3 },
              { __component: 'blocks.vacancy-teaser', count: 3 },
              {
                __component: 'blocks.gallery',
                pictures: { data: expect.arrayContaining([inside(picture.data)]) },
              },
              {
                __component: 'blocks.journey',
                publicTransport: richText,
                byCar: richText,
                mapLink: expect.any(String),
              },
            ].map((block) => inside({ id: expect.any(Number), ...block })),
          },
        },
      ],
      meta: { pagination: { page: 1, total: 1 } },
    });
  });

  it('shows the logos of other companies', async () => {
    const { body } = await service.get(home.replace('tabor', 'rivabella'));
    expect(JSON.stringify(body)).toContain('blocks.company-logos');
    expect(body).toMatchObject({
      data: [
        {
          attributes: {
            blocks: expect.arrayContaining([
              expect.objectContaining({
                __component: 'blocks.company-logos',
                companies: {
                  data: ['tabor', 'zumipark', 'waeckerling'].map((key) =>
                    expect.objectContaining({ attributes: expect.objectContaining({ key }) }),
                  ),
                },
              }),
            ]),
          },
        },
      ],
    });
  });

  it('has pictures that can be fetched', async () => {
    const { body } = await service.get(home);
    const [url] = /\/uploads\/[\w-]+\.jpg/.exec(JSON.stringify(body)) ?? [];
    const answer = await fetch(`${service.origin}${url}`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect((await answer.bytes()).length).toBeGreaterThan(10_000);
  });

  it('is an empty list where there is none', async () => {
    expect((await service.get(home.replace('locale=', 'locale=xx'))).body).toMatchObject({ data: [] });
    expect((await service.get(home.replace('locale=', 'locale=fr-CH'))).body).toMatchObject({ data: [] });
    expect((await service.get(home.replace('path]=/', 'path]=/nirgends'))).body).toMatchObject({ data: [] });
  });
});

describe('articles and jobs', () => {
  it('come newest first, of one company, as many as asked for', async () => {
    const { body } = await service.get(
      '/api/articles?filters[company][key]=tabor&sort=date:desc&pagination[pageSize]=3&populate=deep&locale=',
    );
    expect(body).toMatchObject({
      data: ['2026-10-28', '2026-09-30', '2026-08-22'].map((date) => ({
        id: expect.any(String),
        attributes: {
          date,
          slug: expect.any(String),
          teaser: expect.any(String),
          company: company('tabor'),
          picture,
          body: richText,
        },
      })),
      meta: { pagination: { pageSize: 3, total: 4 } },
    });
  });

  it('have all fields of an advertisement', async () => {
    const { body } = await service.get(
      '/api/jobs?filters[company][key]=tabor&sort=publishFrom:desc&populate=deep&locale=&pagination[pageSize]=100',
    );
    const first = {
      title: 'Fachperson Gesundheit EFZ für den Nachtdienst',
      slug: 'tabor-fage-nachtdienst',
      kind: 'vacancy',
      area: 'care',
      workplace: expect.any(String),
      pensumMin: 40,
      pensumMax: 60,
      fullTime: false,
      startDate: '2027-01-01',
      intro: expect.any(String),
      description: expect.arrayContaining([expect.objectContaining({ type: 'list', format: 'unordered' })]),
      contactPerson: {
        name: 'Regula Tanner',
        role: expect.any(String),
        phone: '044 000 00 00',
        picture: { data: null },
      },
      filled: false,
      publishFrom: '2026-11-02T06:00:00.000Z',
      publishUntil: null,
      company: company('tabor'),
    };
    expect(body).toMatchObject({ data: [{ attributes: first }, {}, {}, { attributes: { filled: true } }] });
  });

  it('can be asked for by the id that the list gives, in every language', async () => {
    const { body } = await service.get('/api/jobs?filters[company][key]=rivabella&populate=deep&locale=it-CH');
    const { data } = body as { data: { id: string; attributes: { title: string } }[] };
    const [entry] = data;
    const english = await service.get(`/api/jobs/${entry?.id}?populate=deep&locale=en`);
    expect(english.body).toMatchObject({ data: { id: entry?.id } });
    expect(JSON.stringify(english.body)).not.toContain(entry?.attributes.title);
  });

  it('keep their id when an editor publishes them again', async () => {
    const path = '/api/jobs?filters[slug]=tabor-pflegefachperson-hf&locale=';
    const before = (await service.get(path)).body as { data: { id: string }[] };
    const documentId = before.data[0]?.id ?? '';
    const jobs = service.strapi.documents('plugin::content.job');
    const data: Record<string, unknown> = { filled: true };
    await jobs.update({ documentId, locale: 'de-CH', data, status: 'published' });
    expect((await service.get(path)).body).toMatchObject({ data: [{ id: documentId, attributes: { filled: true } }] });
  });

  it('never come as drafts, whatever the query says', async () => {
    const articles = service.strapi.documents('plugin::content.article');
    const { documentId } = await articles.create({
      locale: 'de-CH',
      data: { title: 'Streng geheimer Entwurf', slug: 'entwurf', date: '2026-11-20', teaser: 'Noch nicht.' },
    });
    for (const query of [
      '',
      'status=draft',
      'publicationState=preview',
      'status=draft&populate=deep',
      'filters[publishedAt][$null]=true&status=draft',
    ]) {
      const list = await service.get(`/api/articles?pagination[pageSize]=100&${query}`);
      expect(list.status).toBe(200);
      expect(JSON.stringify(list.body)).not.toContain('geheimer');
      expect((await service.get(`/api/articles/${documentId}?${query}`)).status).toBe(404);
    }
  });

  it('ignore what they do not understand', async () => {
    const { status, body } = await service.get(
      '/api/jobs?foo=1&populate[company][populate]=*&_q=x&locale[]=de-CH&preview=1',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: expect.arrayContaining([{ id: expect.any(String), attributes: expect.any(Object) }]),
    });
    expect(JSON.stringify(body)).not.toContain('"company"');
  });
});

/** Whether an entry is in the list, and the status of its own address. */
async function seen(plural: string, id: string, more = '') {
  const list = await service.get(`/api/${plural}?pagination[pageSize]=100&filters[documentId]=${id}&locale=${more}`);
  const { status } = await service.get(`/api/${plural}/${id}?locale=`);
  return { listed: (list.body as { data: unknown[] }).data.length === 1, status };
}

describe('the time of an entry', () => {
  const past = '2026-01-01T00:00:00.000Z';
  const future = '2126-01-01T00:00:00.000Z';
  let tabor: string;

  /** Publishes an entry and gives its id. */
  async function publish(type: 'article' | 'event' | 'job', title: string, more: Record<string, unknown>) {
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const data: Record<string, unknown> = { title, slug, company: tabor, ...more };
    const entries = service.strapi.documents(`plugin::content.${type}`);
    return (await entries.create({ locale: 'de-CH', data, status: 'published' })).documentId;
  }

  beforeAll(async () => {
    const found = await service.strapi.documents('plugin::content.company').findFirst({ filters: { key: 'tabor' } });
    tabor = found?.documentId ?? '';
  });

  const article = { date: '2026-11-01', teaser: 'Kurz.' };
  const event = { startsAt: past, place: 'Saal', teaser: 'Kurz.', audience: 'public' };
  const job = { kind: 'vacancy', area: 'care', workplace: 'Hier' };

  it.each([
    ['article', 'articles', article],
    ['event', 'events', event],
  ] as const)('decides whether an %s can be seen at all', async (type, plural, always) => {
    const visible = { listed: true, status: 200 };
    const hidden = { listed: false, status: 404 };
    const title = (what: string) => `Zeitprobe ${type} ${what}`;
    expect(await seen(plural, await publish(type, title('immer'), always))).toEqual(visible);
    const now = { ...always, publishFrom: past, publishUntil: future };
    expect(await seen(plural, await publish(type, title('jetzt'), now))).toEqual(visible);
    const later = { ...always, publishFrom: future };
    expect(await seen(plural, await publish(type, title('bald'), later))).toEqual(hidden);
    const over = { ...always, publishUntil: past };
    expect(await seen(plural, await publish(type, title('vorbei'), over))).toEqual(hidden);
  });

  it('hides jobs before it; those after it stay readable, but are not current', async () => {
    const soon = await publish('job', 'Zeitprobe bald', { ...job, publishFrom: future });
    expect(await seen('jobs', soon)).toEqual({ listed: false, status: 404 });
    for (const [what, more] of [
      ['vorbei', { publishUntil: past }],
      ['besetzt', { filled: true }],
    ] as const) {
      const id = await publish('job', `Zeitprobe ${what}`, { ...job, ...more });
      expect(await seen('jobs', id)).toEqual({ listed: true, status: 200 });
      expect(await seen('jobs', id, '&current=true')).toMatchObject({ listed: false });
    }
    const open = await publish('job', 'Zeitprobe offen', { ...job, publishFrom: past, publishUntil: future });
    expect(await seen('jobs', open, '&current=true')).toMatchObject({ listed: true });
  });

  it('cannot be asked around', async () => {
    await publish('event', 'Zeitprobe Geheimnis', { ...event, publishFrom: future });
    for (const query of [
      'filters[publishFrom][$gt]=2100-01-01',
      'filters[$or][0][title]=Zeitprobe Geheimnis&filters[$or][1][publishFrom][$notNull]=true',
      'filters=x',
      'current=false',
    ]) {
      const { body } = await service.get(`/api/events?pagination[pageSize]=100&locale=&${query}`);
      expect(JSON.stringify(body)).not.toContain('Geheimnis');
    }
  });
});

describe('companies', () => {
  it('are all there, in their order', async () => {
    const { body } = await service.get('/api/companies?sort=sortOrder&populate=deep&pagination[pageSize]=100');
    const { data } = body as { data: { attributes: { key: string } }[] };
    expect(data.map(({ attributes }) => attributes.key)).toEqual(tenants.map(({ key }) => key));
  });
});

describe('rights', () => {
  it('give nothing without a token or with a wrong one', async () => {
    const types = ['konfiguration-tabor', 'pages', 'articles', 'events', 'people', 'imprints', 'users', 'upload/files'];
    for (const type of types) {
      expect([401, 403]).toContain((await fetch(`${service.origin}/api/${type}`)).status);
      const wrong = { authorization: `Bearer ${service.token.slice(0, -1)}!` };
      expect((await fetch(`${service.origin}/api/${type}`, { headers: wrong })).status).toBe(401);
    }
  });

  it('let the token of the websites read public types only', async () => {
    const closed = [
      'users',
      'users/me',
      'users-permissions/roles',
      'upload/files',
      'i18n/locales',
      'content-type-builder/content-types',
    ];
    for (const path of closed) expect([401, 403, 404]).toContain((await service.get(`/api/${path}`)).status);
    expect(
      (await fetch(`${service.origin}/admin/users`, { headers: { authorization: `Bearer ${service.token}` } })).status,
    ).toBe(401);
  });

  it('let nobody write', async () => {
    for (const [method, path] of [
      ['POST', 'jobs'],
      ['PUT', 'jobs/1'],
      ['DELETE', 'jobs/1'],
      ['PUT', 'konfiguration-tabor'],
      ['POST', 'upload'],
      ['POST', 'companies'],
    ]) {
      const answer = await fetch(`${service.origin}/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ data: { title: 'x' } }),
      });
      expect([401, 403, 404, 405]).toContain(answer.status);
    }
  });

  it('let nobody register, log in or ask for a password without being told to', async () => {
    for (const path of ['auth/local/register', 'auth/local', 'auth/forgot-password']) {
      const answer = await fetch(`${service.origin}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'eva', email: 'eva@beispiel.example', password: 'Geheim-123456' }),
      });
      expect([401, 403]).toContain(answer.status);
    }
    const advanced = await service.strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' }).get({});
    expect(advanced).toMatchObject({ allow_register: false });
  });

  it('keep secrets in files that nobody else can read', () => {
    for (const file of ['secrets.env', 'content-api-token']) {
      expect(statSync(join(directory.path, file)).mode & 0o777).toBe(0o600);
    }
  });
});

describe('editors', () => {
  it('find German labels', async () => {
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

  it('are told when something cannot be right', async () => {
    const { strapi } = service;
    const jobs = strapi.documents('plugin::content.job');
    const job = { title: 'Test', kind: 'vacancy', area: 'care', workplace: 'Hier' };
    await expect(jobs.create({ data: { ...job, pensumMin: 80, pensumMax: 60 } })).rejects.toThrow('Pensum');
    const pages = strapi.documents('plugin::content.page');
    const tabor = await strapi.documents('plugin::content.company').findFirst({ filters: { key: 'tabor' } });
    const second = { title: 'Zweite Startseite', path: '/', company: tabor?.documentId };
    const { documentId } = await pages.create({ data: second, locale: 'de-CH' });
    await expect(pages.publish({ documentId, locale: 'de-CH' })).rejects.toThrow('schon eine veröffentlichte Seite');
    await expect(pages.create({ data: { ...second, path: 'wohnen' }, status: 'published' })).rejects.toThrow('path');
  });

  it('are told when times are the wrong way round, and when a coordinate is missing', async () => {
    const { strapi } = service;
    const window = { publishFrom: '2027-02-01T08:00:00.000Z', publishUntil: '2027-01-31T22:30:00.000+01:00' };
    const events = strapi.documents('plugin::content.event');
    const times = { startsAt: '2027-02-01T14:00:00.000Z', endsAt: '2027-02-01T14:30:00.000+01:00' };
    await expect(events.create({ data: fields({ title: 'Test', ...times }) })).rejects.toThrow('endet, bevor');
    await expect(events.create({ data: fields({ title: 'Test', ...window }) })).rejects.toThrow('Sichtbar bis');
    const articles = strapi.documents('plugin::content.article');
    await expect(articles.create({ data: fields({ title: 'Test', ...window }) })).rejects.toThrow('Sichtbar bis');
    const houses = strapi.documents('plugin::content.house');
    await expect(houses.create({ data: fields({ name: 'Test', latitude: 47.1 }) })).rejects.toThrow('Längengrad');
  });

  it('are told when a redirect leads back to itself, or is the second from an address', async () => {
    const { strapi } = service;
    const redirects = strapi.documents('plugin::content.redirect');
    const tabor = await strapi.documents('plugin::content.company').findFirst({ filters: { key: 'tabor' } });
    const redirect = (from: string, to: string) =>
      redirects.create({ data: fields({ from, to, company: { set: [{ documentId: tabor?.documentId }] } }) });
    await expect(redirect('/kreis', '/kreis?a=b#c')).rejects.toThrow('wieder zu sich selbst');
    await redirect('/a', '/b');
    await redirect('/b', '/c');
    await expect(redirect('/a', '/wohnen')).rejects.toThrow('schon eine Weiterleitung');
    await expect(redirect('/c', '/a')).rejects.toThrow('wieder zu sich selbst');
    expect(await redirects.count({ filters: { from: '/c' } })).toBe(0);
    const { documentId } = await redirect('/c', '/wohnen');
    await expect(redirects.update({ documentId, data: fields({ to: '/b' }) })).rejects.toThrow('wieder zu sich selbst');
    await expect(redirect('/D', '/wohnen')).rejects.toThrow('from');
    await expect(redirect('/e', 'javascript:alert(1)')).rejects.toThrow('to');
  });

  it('are told when there is an imprint already, a slug is taken, or a document is no PDF', async () => {
    const { strapi } = service;
    const tabor = await strapi.documents('plugin::content.company').findFirst({ filters: { key: 'tabor' } });
    const ours = { company: tabor?.documentId };
    const imprints = strapi.documents('plugin::content.imprint');
    const imprint = fields({ companyName: 'Test', responsibleAuthority: 'Test', ...ours });
    const second = await imprints.create({ data: imprint, locale: 'de-CH' });
    await expect(imprints.publish({ documentId: second.documentId, locale: 'de-CH' })).rejects.toThrow(
      'schon ein veröffentlichtes Impressum',
    );
    const houses = strapi.documents('plugin::content.house');
    const taken = await houses.findFirst({ locale: 'de-CH', status: 'published' });
    const house = { name: 'Test', teaser: 'Test', street: 'Test 1', postalCode: '8000', city: 'Test', ...ours };
    const twin = fields({ ...house, slug: (taken as { slug?: string } | null)?.slug });
    await expect(houses.create({ data: twin, status: 'published' })).rejects.toThrow('unique');
    const jpeg: { id: number } = await strapi.db.query('plugin::upload.file').findOne({ where: { ext: '.jpg' } });
    const downloads = strapi.documents('plugin::content.download');
    const data = fields({ title: 'Test', ...ours, file: jpeg.id });
    const { documentId } = await downloads.create({ data, locale: 'de-CH' });
    await expect(downloads.publish({ documentId, locale: 'de-CH' })).rejects.toThrow('kein PDF');
  });
});

it('says that it is healthy', async () => {
  expect((await fetch(`${service.origin}/_health`)).status).toBe(204);
});
