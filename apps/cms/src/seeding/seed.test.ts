import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { runSeed, startService, temporaryDirectory } from '../testing/service.fixture.ts';

const directory = temporaryDirectory('seeded');

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
    const changed = { documentId: await documentOf('tabor-apfelernte'), locale: 'de-CH', status: 'published' } as const;
    await articles.update({ ...changed, data: fields({ title: 'Acht Äpfel' }) });
    await articles.delete({ documentId: await documentOf('tabor-nachtcafe'), locale: '*' });
    const configuration = service.strapi.documents('plugin::content.konfiguration-tabor');
    const { documentId = '' } = (await configuration.findFirst({})) ?? {};
    await configuration.update({ documentId, locale: 'de-CH', data: fields({ phone: '052 111 11 11' }) });
  } finally {
    await service.stop();
  }
}

describe('the seed', () => {
  afterAll(directory.remove);

  it('changes nothing the second time, and keeps changes and deletions by editors', async () => {
    expect(content()).toContain('tabor-nachtcafe');
    await edit();
    const edited = content();
    for (const change of ['Acht Äpfel', '052 111 11 11']) expect(edited).toContain(change);
    const printed = runSeed(directory.path, ['tabor']);
    expect(printed).toMatch(/^tabor +nothing new$/m);
    // Only on request.
    expect(printed).not.toContain('Example users');
    expect(content()).toBe(edited);
  });
});
