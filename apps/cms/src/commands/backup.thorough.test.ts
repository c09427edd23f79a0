import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Postgres, postgresPrograms, queryPostgres, startPostgres } from '@group/postgres/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stored } from '../testing/entries.fixture.ts';
import { apply } from '../testing/media.fixture.ts';
import { type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';

const application = 'plugin::content.application';

interface Entry {
  documentId: string;
  key: string;
  folder: string;
  files: { id: string }[];
}

const entriesOf = ({ strapi }: Service): Promise<Entry[]> =>
  strapi.db.query(application).findMany({ orderBy: { id: 'asc' } });

/** Runs a command of operators in a process of its own, as they do. */
async function run(command: 'backup' | 'restore', databaseUrl: string, ...args: string[]): Promise<string> {
  const program = fileURLToPath(import.meta.resolve(`@group/operations/${command}`));
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  return (await promisify(execFile)(process.execPath, [program, ...args], { env })).stdout;
}

describe.each([
  { name: 'SQLite', isPostgres: false },
  { name: 'PostgreSQL (skipped if it is not installed)', isPostgres: true },
])('a backup of a running service with $name', ({ isPostgres }) => {
  const isSkipped = isPostgres && !postgresPrograms;
  const [directory, outside] = [temporaryDirectory(), temporaryDirectory('empty')];
  let database: Postgres | undefined;
  let [url, restoredUrl] = ['', ''];
  let service: Service | undefined;

  beforeAll(async () => {
    if (!isPostgres || isSkipped) return;
    database = await startPostgres(postgresPrograms ?? '');
    queryPostgres(postgresPrograms ?? '', database.url, 'CREATE DATABASE restored');
    [url, restoredUrl] = [database.url, database.url.replace(/postgres$/, 'restored')];
  });
  afterAll(async () => {
    await service?.stop();
    database?.stop();
    for (const each of [directory, outside]) each.remove();
  });

  it.skipIf(isSkipped)('has each application with its files, while others arrive and are erased', async () => {
    const running = (service = await startService(directory.path, url));
    expect(existsSync(join(directory.path, 'database-server'))).toBe(isPostgres);
    await stored(running, 'company', { key: 'tabor', name: 'Tabor' });
    const first = Array.from({ length: 12 }, () => randomUUID());
    for (const key of first) expect((await apply(running, key)).status).toBe(201);

    const backup = join(outside.path, 'backup.tar');
    const leftOut = ['--leave-out', 'outboxes', '--leave-out', 'settings'];
    const done = new AbortController();
    const backedUp = run('backup', url, '--content', directory.path, ...leftOut, backup).finally(() => done.abort());
    const erased: string[] = [];
    while (!done.signal.aborted) {
      expect((await apply(running)).status).toBe(201);
      const [oldest] = await entriesOf(running);
      if (!oldest || erased.length === 10) continue;
      await running.strapi.documents(application).delete({ documentId: oldest.documentId });
      erased.push(oldest.key);
    }
    expect(await backedUp).toContain('(0 of them lost)');
    expect(erased.length).toBeGreaterThan(1);
    await running.stop();

    const folder = join(outside.path, 'restored');
    mkdirSync(folder);
    expect(await run('restore', restoredUrl, '--drill', backup, folder)).toContain('Counts and hashes are equal');
    expect(readdirSync(folder)).toEqual([]);
    expect(await run('restore', restoredUrl, backup, folder)).toContain('Counts and hashes are equal');
    service = await startService(join(folder, 'content'), restoredUrl);
    const restored = await entriesOf(service);
    expect(restored.map(({ key }) => key)).toEqual(
      expect.arrayContaining(first.filter((key) => !erased.includes(key))),
    );
    for (const { folder: name, files } of restored) {
      const contents = files.map(({ id }) => readFileSync(join(folder, 'content/private', name, id), 'utf8'));
      expect(contents).toEqual(['Inhalt von Lebenslauf.pdf']);
    }
  });
});
