import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tenants } from '@group/themes/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples } from '../../seed/examples.ts';
import { runSeed, type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';

const directory = temporaryDirectory();

/** Everything that the database holds of our types, without what changes by being read. */
async function content(service: Service): Promise<string> {
  const uids = ['company', 'page', 'article', 'job', 'konfiguration-bauma'].map(
    (name) => `plugin::content.${name}` as const,
  );
  const rows = await Promise.all(uids.map((uid) => service.strapi.db.query(uid).findMany({ orderBy: { id: 'asc' } })));
  const files = await service.strapi.db.query('plugin::upload.file').count();
  return JSON.stringify({ rows, files });
}

async function during<T>(work: (service: Service) => Promise<T>): Promise<T> {
  const service = await startService(directory.path);
  try {
    return await work(service);
  } finally {
    await service.stop();
  }
}

/** Strapi's types know no fields of types that come from code. */
const fields = (data: Record<string, unknown>) => data;

const article = (service: Service) => service.strapi.documents('plugin::content.article');

describe('the seed', () => {
  let first: string;

  beforeAll(() => {
    first = runSeed(directory.path, ['bauma']);
  });

  afterAll(directory.remove);

  it('says what it made and how long it took', () => {
    expect(first).toMatch(/^bauma +6 entries, \d+\.\d s$/m);
  });

  it('changes nothing the second time', async () => {
    const before = await during(content);
    expect(runSeed(directory.path, ['bauma'])).toMatch(/^bauma +nothing new$/m);
    expect(await during(content)).toBe(before);
  });

  it('leaves alone what an editor changed and what one deleted', async () => {
    await during(async (service) => {
      const change = async (slug: string) => {
        const found = await article(service).findFirst({ filters: { slug }, locale: 'de-CH' });
        return found?.documentId ?? '';
      };
      const changed = await change('bauma-huehner');
      await article(service).update({
        documentId: changed,
        locale: 'de-CH',
        data: fields({ title: 'Acht Hühner' }),
        status: 'published',
      });
      await article(service).delete({ documentId: await change('bauma-jass'), locale: '*' });
      const configuration = service.strapi.documents('plugin::content.konfiguration-bauma');
      const { documentId = '' } = (await configuration.findFirst({})) ?? {};
      await configuration.update({ documentId, locale: 'de-CH', data: fields({ phone: '052 111 11 11' }) });
    });
    runSeed(directory.path, ['bauma']);
    await during(async (service) => {
      const { body } = await service.get('/api/articles?filters[company][key]=bauma&locale=');
      expect(JSON.stringify(body)).toContain('Acht Hühner');
      expect(body).toMatchObject({ meta: { pagination: { total: 3 } } });
      const configuration = await service.get('/api/konfiguration-bauma?locale=');
      expect(configuration.body).toMatchObject({ data: { attributes: { phone: '052 111 11 11' } } });
    });
  });

  it('makes everything again in a new database', () => {
    rmSync(join(directory.path, 'content.db'));
    expect(runSeed(directory.path, ['bauma'])).toMatch(/^bauma +6 entries/m);
  });
});

describe('the examples', () => {
  it('are there for every tenant, in the order of the registry', () => {
    expect(examples.map(({ key }) => key)).toEqual(tenants.map(({ key }) => key));
  });

  it('have names of their own', () => {
    const slugs = examples.flatMap(({ articles, jobs }) => [...articles, ...jobs].map(({ id }) => id));
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.every((slug) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
  });

  it('say everything in every language that they have', () => {
    for (const { articles, jobs, translations = {} } of examples) {
      for (const translation of Object.values(translations)) {
        expect(Object.keys(translation.articles)).toEqual(articles.map(({ id }) => id));
        expect(Object.keys(translation.jobs)).toEqual(jobs.map(({ id }) => id));
      }
    }
  });

  it('name no real telephone, address or Internet site, and spell as the Swiss do', () => {
    for (const example of examples) {
      expect(example.phone).toMatch(/ 000 00 00$/);
      expect(example.email).toMatch(/\.example$/);
      expect(example.socials.every(([, link]) => new URL(link).hostname.endsWith('.example'))).toBe(true);
      expect(JSON.stringify(example)).not.toContain('ß');
    }
  });

  it('use the pictures that they draw', () => {
    for (const { articles, pictures } of examples) {
      expect(Object.keys(pictures).length).toBeGreaterThanOrEqual(5);
      const used = articles.flatMap(({ picture }) => picture ?? []);
      expect(Object.keys(pictures)).toEqual(expect.arrayContaining(used));
    }
  });
});
