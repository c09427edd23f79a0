import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { tenants } from '@group/themes/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { internalContent, internalDocument, login } from '../testing/staff.fixture.ts';
import { runSeed, type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';

const directory = temporaryDirectory('seeded');
let service: Service;

/** What two runs that are asked for users printed, and the rows before them, before the second one, and after it. */
const runs = { first: '', second: '', prepared: '', before: '', after: '' };

/** All rows of the database, but for what each start writes. */
function content(): string {
  const database = new DatabaseSync(join(directory.path, 'content.db'), { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const names = tables.map(({ name }) => String(name)).filter((name) => !/^(?:admin_|strapi_|sqlite_)/.test(name));
  const rows = names.map((name) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]);
  database.close();
  return JSON.stringify(rows);
}

/** An editor changes an article and the configuration, and deletes an article. */
async function edit(): Promise<void> {
  const running = await startService(directory.path);
  try {
    const articles = running.entries('article');
    const documentOf = async (slug: string) =>
      (await articles.findFirst({ filters: { slug }, locale: 'de-CH' }))?.documentId ?? '';
    const changed = { documentId: await documentOf('tabor-apfelernte'), locale: 'de-CH', status: 'published' } as const;
    await articles.update({ ...changed, data: { title: 'Acht Äpfel' } });
    await articles.delete({ documentId: await documentOf('tabor-nachtcafe'), locale: '*' });
    const configuration = running.entries('konfiguration-tabor');
    const { documentId = '' } = (await configuration.findFirst({})) ?? {};
    await configuration.update({ documentId, locale: 'de-CH', data: { phone: '052 111 11 11' } });
  } finally {
    await running.stop();
  }
}

beforeAll(async () => {
  runs.prepared = content();
  process.env.SEED_EXAMPLE_USERS = 'true';
  runs.first = runSeed(directory.path, ['tabor']);
  await edit();
  runs.before = content();
  runs.second = runSeed(directory.path, ['tabor']);
  runs.after = content();
  delete process.env.SEED_EXAMPLE_USERS;
  service = await startService(directory.path);
});

afterAll(async () => {
  await service.stop();
  directory.remove();
});

const line = /^Example users: (?<names>.+)\. Their password, shown this once: (?<password>\S+)$/m;

it('changes nothing the second time, and keeps changes and deletions by editors', () => {
  expect(runs.prepared).toContain('tabor-nachtcafe');
  for (const change of ['Acht Äpfel', '052 111 11 11']) expect(runs.before).toContain(change);
  expect(runs.second).toMatch(/^tabor +nothing new$/m);
  expect(runs.after).toBe(runs.before);
});

it('creates example users on request, and prints their password once', () => {
  expect(runs.prepared).not.toContain('team-tabor');
  expect([runs.first, runs.second].map((text) => line.test(text))).toEqual([true, false]);
  expect(line.exec(runs.first)?.groups?.names?.split(', ')).toHaveLength(tenants.length + 1);
});

it('creates internal content, with a private document', async () => {
  const { password = '' } = line.exec(runs.first)?.groups ?? {};
  for (const username of ['team-tabor', 'team-gruppe']) {
    const token = (await login(service, { username, password, company: 'tabor' }))?.session ?? '';
    const internal = await internalContent(service, token, 'tabor');
    expect([internal?.news.length, internal?.documents.length, internal?.contacts.length]).toEqual([2, 1, 2]);
    const response = await internalDocument(service, token, 'tabor', internal?.documents[0]?.id ?? '');
    expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  }
  expect(await login(service, { username: 'team-tabor', password, company: 'bauma' })).toBeNull();
  const uploads = join(directory.path, 'public/uploads');
  for (const name of readdirSync(uploads)) expect(name).not.toContain('spesen');
  expect(readFileSync(join(directory.path, 'content.db')).includes(password)).toBe(false);
});
