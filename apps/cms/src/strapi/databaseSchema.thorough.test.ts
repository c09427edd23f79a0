import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { postgresPrograms, queryPostgres, restorePostgres, startPostgres } from '@group/postgres/postgres';
import { freePort } from '@group/vitest-preset/listening';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compiled, environmentOf } from '../testing/prepare.ts';
import { temporaryDirectory } from '../testing/service.fixture.ts';

/**
 * The database of version 1.0.0 (commit 7874af8b) with an organisation's example content, an administrator, two
 * applications and a message; without permissions and list layouts, which every start writes again.
 */
const fixture = (database: string): string =>
  gunzipSync(readFileSync(join(import.meta.dirname, `../testing/version-1.0.0.${database}.sql.gz`))).toString();

type Rows = Record<string, unknown>[];

interface TestDatabase {
  url: string;
  run: (sql: string) => void;
  tables: () => string[];
  /** The rows of tables. */
  rows: (tables: readonly string[]) => (readonly [table: string, Rows])[];
}

function openSqlite(directory: string): TestDatabase {
  function using<Result>(work: (database: DatabaseSync) => Result): Result {
    const database = new DatabaseSync(join(directory, 'content.db'), { enableForeignKeyConstraints: false });
    const result = work(database);
    database.close();
    return result;
  }
  const all = (sql: string): Rows => using((database) => database.prepare(sql).all());
  const run = (sql: string): void => using((database) => database.exec(sql));
  run(fixture('sqlite'));
  const ofStrapi = `select name from sqlite_master where type = 'table' and name not like 'sqlite%'`;
  return {
    url: '',
    run,
    tables: () => all(ofStrapi).map(({ name }) => String(name)),
    rows: (tables) => tables.map((table) => [table, all(`select * from "${table}"`)]),
  };
}

async function openPostgres(directory: string): Promise<TestDatabase> {
  const programs = postgresPrograms ?? '';
  const { url, stop } = await startPostgres(programs);
  onTestFinished(stop);
  const file = join(directory, 'fixture.sql');
  writeFileSync(file, fixture('postgres'));
  restorePostgres(programs, url, file);
  const all = (sql: string): Rows => {
    const json = queryPostgres(programs, url, `select coalesce(json_agg(t), '[]') from (${sql}) t`);
    const rows: Rows = JSON.parse(json);
    return rows;
  };
  const ofStrapi = `select table_name from information_schema.tables where table_schema = 'public'`;
  return {
    url,
    run: (sql) => void queryPostgres(programs, url, sql),
    tables: () => all(ofStrapi).map(({ table_name }) => String(table_name)),
    rows(tables) {
      const selects = tables.map((table) => `select '${table}' as name, json_agg(t) as list from "${table}" t`);
      const found = all(selects.join(' union all '));
      return found.map(({ name, list }) => [String(name), Array.isArray(list) ? list : []]);
    },
  };
}

/** All rows of all tables but those that Strapi keeps about its schema. */
function snapshot({ tables, rows }: TestDatabase) {
  const about = /^strapi_(?:core_store_settings|database_schema|migrations\w*|api_token\w*)$|^admin_permissions/;
  const content = tables().filter((table) => !about.test(table));
  return new Map(rows(content).map(([table, list]) => [table, new Map(list.map((row) => [row.id, row]))]));
}

/** Rows and columns of an earlier snapshot that are not in a later one. */
function lost(earlier: ReturnType<typeof snapshot>, later: ReturnType<typeof snapshot>): string[] {
  return [...earlier].flatMap(([table, rows]) =>
    [...rows].flatMap(([id, row]) => {
      const found = later.get(table)?.get(id) ?? {};
      const changed = Object.keys(row).filter(
        (column) => JSON.stringify(row[column]) !== JSON.stringify(found[column]),
      );
      return changed.map((column) => `${table} ${String(id)} ${column}`);
    }),
  );
}

/** Throws unless the content service starts and has the page of the fixture; it is stopped afterwards. */
async function expectPage(directory: string, url: string): Promise<void> {
  const port = await freePort();
  const env = { ...environmentOf(directory, url), CMS_PORT: String(port), CMS_LOG_LEVEL: 'error' };
  const program = spawn(process.execPath, [join(compiled, 'src/commands/start.js')], { env, stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/_health`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (program.exitCode === null && !(await isReady())) await wait(100);
  const authorization = `Bearer ${readFileSync(join(directory, 'content-api-token'), 'utf8')}`;
  const query = 'filters[company][key]=bauma&filters[path]=/wohnen&locale=de-CH&populate=deep';
  const response = await fetch(`${origin}/api/pages?${query}`, { headers: { authorization } });
  program.kill();
  await once(program, 'exit');
  expect(await response.json()).toMatchObject({ data: [{ attributes: { path: '/wohnen' } }] });
}

function runProgram(program: 'migrate' | 'start', directory: string, url: string) {
  const env = { ...environmentOf(directory, url), CMS_PORT: '0', CMS_LOG_LEVEL: 'error' };
  const { status, stderr } = spawnSync(process.execPath, [join(compiled, `src/commands/${program}.js`)], {
    env,
    encoding: 'utf8',
  });
  return { status, stderr };
}

const latestFirst = (a: Record<string, unknown>, b: Record<string, unknown>): number =>
  String(b.time).localeCompare(String(a.time));

/** Creates a table and a column as a newer version does, and records them. */
function makeNewer({ run }: TestDatabase): void {
  run('create table polls (id integer primary key)');
  run('alter table pages add column subtitle varchar(255)');
  const added = '{"name":"polls","columns":[{"name":"id"}]},{"name":"pages","columns":[{"name":"subtitle"}]}';
  const schema = `replace(schema, '{"tables":[', '{"tables":[${added},')`;
  run(`update strapi_database_schema set schema = ${schema} where hash <> 'sealed'`);
}

/** Throws unless the programs reject a database that is older than this version, and change nothing. */
function expectRejectedBefore(database: TestDatabase, directory: string): void {
  const before = snapshot(database);
  const { status, stderr } = runProgram('start', directory, database.url);
  expect([status, stderr]).toEqual([78, expect.stringContaining('older version')]);
  expect(stderr).toMatch(
    /^The content service cannot start: .*`node dist\/src\/commands\/migrate\.js` in apps\/cms\.\n$/,
  );
  expect(lost(before, snapshot(database))).toEqual([]);
}

/** The same of a database that is newer. */
function expectRejectedAfter(database: TestDatabase, directory: string): void {
  makeNewer(database);
  const newer = snapshot(database);
  expect(runProgram('migrate', directory, database.url)).toEqual({
    status: 78,
    stderr: expect.stringMatching(
      / the table polls, the column pages\.subtitle\. Start .*\. In development, .* delete \.data\/cms, .*\.\n$/,
    ),
  });
  database.run(`insert into strapi_migrations (name) values ('2099-01-01-later.js')`);
  expect(runProgram('start', directory, database.url)).toEqual({
    status: 78,
    stderr: expect.stringContaining('does not know the migration 2099-01-01-later.js.'),
  });
  expect(lost(newer, snapshot(database))).toEqual([]);
}

/** Throws unless pages lose a block whose tables were dropped: Strapi deletes it only where tables change in another way, too. */
function expectGoneBlocksDeleted(database: TestDatabase, directory: string): void {
  database.run(`insert into pages_cmps (entity_id, cmp_id, component_type, field)
    select min(id), 1, 'blocks.gone', 'blocks' from pages`);
  const types = () => database.rows(['pages_cmps']).flatMap(([, rows]) => rows.map((row) => row['component_type']));
  expect(types()).toContain('blocks.gone');
  expect(runProgram('migrate', directory, database.url)).toEqual({ status: 0, stderr: '' });
  expect(types()).not.toContain('blocks.gone');
}

/** Throws unless the program says how many rows have a value that this version does not know. */
function expectUnknownValuesNamed(database: TestDatabase, directory: string): void {
  database.run(`update applications set stage = 'gone' where id = (select min(id) from applications)`);
  const { status, stderr } = runProgram('migrate', directory, database.url);
  expect([status, stderr]).toEqual([0, expect.stringContaining(': stage of plugin::content.application (1).\n')]);
}

/** Other versions are rejected by the same comparison of names on either database, and a start is the same: one of them runs all. */
const databases = [
  { name: 'SQLite', open: openSqlite, isThere: true, runsAll: true },
  { name: 'PostgreSQL', open: openPostgres, isThere: postgresPrograms !== undefined, runsAll: false },
];

describe.each(databases)('the schema on $name (skipped if it is not installed)', ({ open, isThere, runsAll }) => {
  it.skipIf(!isThere)(
    'is upgraded from 1.0.0 without a loss but of the opening hours that no page showed, and is not taken back',
    async () => {
      const { path: directory, remove } = temporaryDirectory('empty');
      onTestFinished(remove);
      const database = await open(directory);
      const { url } = database;
      const before = snapshot(database);
      expect(before.get('applications')?.size).toBe(2);
      if (runsAll) expectRejectedBefore(database, directory);

      expect(runProgram('migrate', directory, url)).toEqual({ status: 0, stderr: '' });
      const upgraded = snapshot(database);
      expect(lost(before, upgraded)).toEqual(['konfigurationen_bauma 1 opening_hours']);
      expect(upgraded.size).toBeGreaterThan(before.size);
      if (runsAll) await expectPage(directory, url);

      // Version 1.0.0 reads the latest record as JSON before it changes a table, and erases drafts by its content types.
      const [records, settings] = database.rows(['strapi_database_schema', 'strapi_core_store_settings']);
      expect(records?.[1].toSorted(latestFirst)[0]?.schema).toBe('database is too new');
      expect(settings?.[1].map(({ key }) => key)).not.toContain('strapi_content_types_schema');

      expectGoneBlocksDeleted(database, directory);
      expectUnknownValuesNamed(database, directory);
      if (runsAll) expectRejectedAfter(database, directory);
    },
    600_000,
  );
});
