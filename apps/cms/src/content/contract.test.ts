import { statSync } from 'node:fs';
import { join } from 'node:path';
import { tenants } from '@group/themes/registry';
import { describe, expect, it } from 'vitest';
import { inside } from '../testing/inside.fixture.ts';
import { send } from '../testing/service.fixture.ts';
import { company, picture, richText, socialPicture } from '../testing/wire.fixture.ts';
import { runningService } from '../testing/runningService.fixture.ts';

const service = runningService('seeded');

describe('the configuration of a tenant', () => {
  it('matches the specification', async () => {
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
          metaImage: socialPicture,
        },
      },
      meta: {},
    });
  });

  it('exists for exactly the tenants of the registry', () => {
    const types = Object.keys(service.strapi.contentTypes).filter((uid) => uid.includes('.konfiguration-'));
    expect(types.toSorted()).toEqual(tenants.map(({ key }) => `plugin::content.konfiguration-${key}`).toSorted());
  });

  it('is returned in the requested locale', async () => {
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

  it('responds with 404 in a missing locale', async () => {
    expect((await service.get('/api/konfiguration-tabor?populate=deep&locale=it-CH')).status).toBe(404);
    expect((await service.get('/api/konfiguration-tabor?populate=deep&locale=xx')).status).toBe(404);
  });

  it('omits private fields', async () => {
    const { body } = await service.get('/api/konfiguration-tabor?populate=deep');
    expect(JSON.stringify(body)).not.toMatch(/exampleContent|createdBy|updatedBy|provider|localizations/);
  });
});

describe('a home page', () => {
  const home = '/api/pages?filters[company][key]=tabor&filters[path]=/&populate=deep&locale=';

  it('has fully populated blocks', async () => {
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
              { __component: 'blocks.free-places' },
              { __component: 'blocks.text-with-picture', body: richText, picture, pictureSide: 'left' },
              {
                __component: 'blocks.prices',
                unit: 'Franken pro Tag',
                prices: expect.arrayContaining([
                  { id: expect.any(Number), name: expect.any(String), amount: expect.any(String) },
                ]),
              },
              { __component: 'blocks.events', count: 3 },
              { __component: 'blocks.call-to-action', title: expect.any(String) },
              { __component: 'blocks.vacancy-teaser', count: 3 },
              { __component: 'blocks.news', count: 3 },
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

  it('has pictures that can be downloaded', async () => {
    const { body } = await service.get(home);
    const [url] = /\/uploads\/[\w-]+\.webp/.exec(JSON.stringify(body)) ?? [];
    const response = await fetch(`${service.origin}${url}`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect((await response.bytes()).length).toBeGreaterThan(10_000);
  });

  it('is an empty list if there is none', async () => {
    expect((await service.get(home.replace('locale=', 'locale=xx'))).body).toMatchObject({ data: [] });
    expect((await service.get(home.replace('locale=', 'locale=fr-CH'))).body).toMatchObject({ data: [] });
    expect((await service.get(home.replace('path]=/', 'path]=/nirgends'))).body).toMatchObject({ data: [] });
  });
});

describe('articles and jobs', () => {
  it('are sorted by date, filtered by company and limited', async () => {
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

  it('have all fields of a job', async () => {
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
        picture: { data: { attributes: expect.objectContaining({ alternativeText: 'Regula Tanner' }) } },
      },
      filled: false,
      publishFrom: '2026-11-02T06:00:00.000Z',
      publishUntil: null,
      company: company('tabor'),
    };
    expect(body).toMatchObject({ data: [{ attributes: first }, {}, {}, { attributes: { filled: true } }] });
  });

  it('can be requested by the id in the list, in every locale', async () => {
    const { body } = await service.get('/api/jobs?filters[company][key]=rivabella&populate=deep&locale=it-CH');
    const { data } = body as { data: { id: string; attributes: { title: string } }[] };
    const [entry] = data;
    const english = await service.get(`/api/jobs/${entry?.id}?populate=deep&locale=en`);
    expect(english.body).toMatchObject({ data: { id: entry?.id } });
    expect(JSON.stringify(english.body)).not.toContain(entry?.attributes.title);
  });

  it.each([
    ['Aeugst am See', 3],
    ['Aeug', 0],
  ])('are found by their town %s, not by the beginning of its name: %i', async (town, total) => {
    const places = `filters[$or][0][workplace]=${town}&filters[$or][1][workplace][$startsWith]=${town},`;
    const { body } = await service.get(`/api/jobs?${places}&current=true&locale=de-CH`);
    expect(body).toMatchObject({ meta: { pagination: { total } } });
  });

  it('keep their id when they are published again', async () => {
    const path = '/api/jobs?filters[slug]=tabor-pflegefachperson-hf&locale=';
    const before = (await service.get(path)).body as { data: { id: string }[] };
    const documentId = before.data[0]?.id ?? '';
    const jobs = service.entries('job');
    const data = { filled: true };
    await jobs.update({ documentId, locale: 'de-CH', data, status: 'published' });
    expect((await service.get(path)).body).toMatchObject({ data: [{ id: documentId, attributes: { filled: true } }] });
  });

  it('are never returned as drafts, whatever the query', async () => {
    const articles = service.entries('article');
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

  it('ignore unknown query parameters', async () => {
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

describe('companies', () => {
  it('are listed in their order', async () => {
    const { body } = await service.get('/api/companies?sort=sortOrder&populate=deep&pagination[pageSize]=100');
    const { data } = body as { data: { attributes: { key: string } }[] };
    expect(data.map(({ attributes }) => attributes.key)).toEqual(tenants.map(({ key }) => key));
  });
});

describe('permissions', () => {
  it('deny everything without a valid token', async () => {
    const types = ['konfiguration-tabor', 'pages', 'articles', 'events', 'people', 'imprints', 'users', 'upload/files'];
    for (const type of types) {
      expect([401, 403]).toContain((await fetch(`${service.origin}/api/${type}`)).status);
      const wrong = `${service.token.slice(0, -1)}!`;
      expect((await send(`${service.origin}/api/${type}`, wrong, 'GET')).status).toBe(401);
    }
  });

  it('allow the token of the websites to read public types only', async () => {
    const closed = [
      'users',
      'users/me',
      'users-permissions/roles',
      'upload/files',
      'i18n/locales',
      'content-type-builder/content-types',
    ];
    for (const path of closed) expect([401, 403, 404]).toContain((await service.get(`/api/${path}`)).status);
    expect((await service.get('/admin/users')).status).toBe(401);
  });

  it('deny writing', async () => {
    for (const [method, path] of [
      ['POST', 'jobs'],
      ['PUT', 'jobs/1'],
      ['DELETE', 'jobs/1'],
      ['PUT', 'konfiguration-tabor'],
      ['POST', 'upload'],
      ['POST', 'companies'],
    ] as const) {
      const { status } = await send(`${service.origin}/api/${path}`, service.token, method, { data: { title: 'x' } });
      expect([401, 403, 404, 405]).toContain(status);
    }
  });

  it('deny registration, login and password resets of Users & Permissions', async () => {
    for (const path of ['auth/local/register', 'auth/local', 'auth/forgot-password']) {
      const response = await fetch(`${service.origin}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'eva', email: 'eva@beispiel.example', password: 'Geheim-123456' }),
      });
      expect([401, 403]).toContain(response.status);
    }
    const advanced = await service.strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' }).get({});
    expect(advanced).toMatchObject({ allow_register: false });
  });

  it('have the only API token', async () => {
    const tokens: { name: string }[] = await service.strapi.db.query('admin::api-token').findMany({});
    expect(tokens.map(({ name }) => name)).toEqual(['Websites']);
  });

  it('keep secrets in files that only the service’s user can read', () => {
    for (const file of ['secrets.env', 'content-api-token']) {
      expect(statSync(join(service.dataDirectory, file)).mode & 0o777).toBe(0o600);
    }
  });
});
