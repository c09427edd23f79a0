import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startedData } from '../testing/prepare.ts';
import { runSeed, type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';

const directory = temporaryDirectory();

/** All rows of the database, but for what each start writes. */
function content(): string {
  const database = new DatabaseSync(join(directory.path, 'content.db'), { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const names = tables.map(({ name }) => String(name)).filter((name) => !/^(?:admin_|strapi_|sqlite_)/.test(name));
  const rows = names.map((name) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]);
  database.close();
  return JSON.stringify(rows);
}

async function during<T>(work: (service: Service) => Promise<T>): Promise<T> {
  const service = await startService(directory.path);
  try {
    return await work(service);
  } finally {
    await service.stop();
  }
}

/** Strapi's TypeScript types do not know the fields of content types that are defined in code. */
const fields = (data: Record<string, unknown>) => data;

const article = (service: Service) => service.strapi.documents('plugin::content.article');

describe('the seed', () => {
  let first: string;

  beforeAll(() => {
    first = runSeed(directory.path, ['bauma']);
  });

  afterAll(directory.remove);

  it('prints the number of created entries and the duration', () => {
    expect(first).toMatch(/^bauma +\d\d entries, \d+\.\d s$/m);
  });

  it('creates example users only on request', () => {
    expect(first).not.toContain('Example users');
  });

  it('changes nothing the second time', () => {
    const before = content();
    expect(before).toContain('bauma-huehner');
    expect(runSeed(directory.path, ['bauma'])).toMatch(/^bauma +nothing new$/m);
    expect(content()).toBe(before);
  });

  it('keeps changes and deletions by editors', async () => {
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

  it('creates everything in a new database', () => {
    cpSync(join(startedData, 'content.db'), join(directory.path, 'content.db'));
    expect(runSeed(directory.path, ['bauma'])).toMatch(/^bauma +\d\d entries/m);
  });
});
