import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startedData } from '../testing/prepare.ts';
import { runSeed, startService, temporaryDirectory } from '../testing/service.fixture.ts';

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

/** Strapi's TypeScript types do not know the fields of content types that are defined in code. */
const fields = (data: Record<string, unknown>) => data;

/** An editor changes an article and the configuration, and deletes an article. */
async function edit(): Promise<void> {
  const service = await startService(directory.path);
  try {
    const articles = service.strapi.documents('plugin::content.article');
    const documentOf = async (slug: string) =>
      (await articles.findFirst({ filters: { slug }, locale: 'de-CH' }))?.documentId ?? '';
    const changed = { documentId: await documentOf('bauma-huehner'), locale: 'de-CH', status: 'published' } as const;
    await articles.update({ ...changed, data: fields({ title: 'Acht Hühner' }) });
    await articles.delete({ documentId: await documentOf('bauma-jass'), locale: '*' });
    const configuration = service.strapi.documents('plugin::content.konfiguration-bauma');
    const { documentId = '' } = (await configuration.findFirst({})) ?? {};
    await configuration.update({ documentId, locale: 'de-CH', data: fields({ phone: '052 111 11 11' }) });
  } finally {
    await service.stop();
  }
}

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

  it('changes nothing the second time, and keeps changes and deletions by editors', async () => {
    expect(content()).toContain('bauma-jass');
    await edit();
    const edited = content();
    for (const change of ['Acht Hühner', '052 111 11 11']) expect(edited).toContain(change);
    expect(runSeed(directory.path, ['bauma'])).toMatch(/^bauma +nothing new$/m);
    expect(content()).toBe(edited);
  });

  it('creates everything in a new database', () => {
    cpSync(join(startedData, 'content.db'), join(directory.path, 'content.db'));
    expect(runSeed(directory.path, ['bauma'])).toMatch(/^bauma +\d\d entries/m);
  });
});
