import { existsSync, readdirSync } from 'node:fs';
import { EnvironmentError } from '@group/content-client/contract/environment';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { replaceFunction } from './replaceFunction.ts';

// Strapi changes the schema at every start, and drops the tables and columns that it does not know. Here only the program
// `migrate` may change it, and it drops nothing; every other one ends if the schema is not that of its code. What is
// called newer and older, and why: tooling/decisions/105-migrations-of-the-database.md.

type Database = Core.Strapi['db'];

/** By hand, the program would find neither the variables nor the user of the unit. */
const migration =
  '`systemctl start content-service-migrate`, or without that unit `node dist/src/commands/migrate.js` in apps/cms';

/** Strapi's record of the schema that it has created. */
const recordTable = 'strapi_database_schema';

/** Strapi's record of the files in `database/migrations` that were run. */
const migrationTable = 'strapi_migrations';

/** Strapi's record of the content types; with it, a version erases drafts and translations of types that have none there. */
const contentTypes = {
  table: 'strapi_core_store_settings',
  key: 'strapi_content_types_schema',
  sealedKey: 'content_types',
};

/**
 * Version 1.0.0 does not check whether a database is newer. It reads the latest record of the schema before it changes a
 * table, and stops at one that is not JSON. Of a longer text, the parser's message would show only a part.
 */
const seal = { hash: 'sealed', text: 'database is too new' };

const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

const recordRow = z.object({
  hash: z.string(),
  schema: z.preprocess(
    parsed,
    z.object({
      tables: z.array(z.object({ name: z.string(), columns: z.array(z.object({ name: z.string() })) })),
    }),
  ),
});

type RecordedSchema = z.output<typeof recordRow>['schema'];

const hasTable = (db: Database, table: string): Promise<boolean> => db.getSchemaConnection().hasTable(table);

/** What Strapi has recorded; `undefined` if it has created nothing yet. */
async function readRecord(db: Database) {
  if (!(await hasTable(db, recordTable))) return undefined;
  const row: unknown = await db.getConnection(recordTable).whereNot({ hash: seal.hash }).first();
  return row === undefined ? undefined : recordRow.parse(row);
}

/** Migrations that were run, but are not in this version. */
async function unknownMigrations(db: Database): Promise<string[]> {
  if (!(await hasTable(db, migrationTable))) return [];
  const rows: { name: string }[] = await db.getConnection(migrationTable).select('name');
  const { dir } = db.config.settings.migrations;
  const files = new Set(existsSync(dir) ? readdirSync(dir) : []);
  return rows.flatMap(({ name }) => (files.has(name) ? [] : `the migration ${name}`));
}

/** Tables and columns that Strapi has created and that are still there, but are not in this version. */
async function unknownNames(db: Database, { tables }: RecordedSchema): Promise<string[]> {
  const known = new Map(
    db.schema.schema.tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
  const unknown: string[] = [];
  for (const { name, columns } of tables) {
    const own = known.get(name);
    const others = columns.filter((column) => own && !own.includes(column.name));
    if (!own && (await hasTable(db, name))) unknown.push(`the table ${name}`);
    for (const column of others) {
      if (await db.getSchemaConnection().hasColumn(name, column.name))
        unknown.push(`the column ${name}.${column.name}`);
    }
  }
  return unknown;
}

const maxNamed = 3;

function rejectNewer(unknown: readonly string[]): void {
  if (unknown.length === 0) return;
  const more = unknown.length > maxNamed ? ` and ${unknown.length - maxNamed} more` : '';
  throw new EnvironmentError(
    `the database belongs to a newer version, as this one does not know ${unknown.slice(0, maxNamed).join(', ')}${more}. ` +
      'Start the newer version, or restore a backup from before its migration. ' +
      'In development, where a branch or a draft of a type left them: delete .data/cms, or write a migration.',
  );
}

/** Throws a sentence for operators unless the database has the schema of this version. */
async function requireCurrent(db: Database): Promise<void> {
  const record = await readRecord(db);
  if (!record) throw new EnvironmentError(`the database has no tables yet: run ${migration} first.`);
  rejectNewer(await unknownMigrations(db));
  const isPending = await db.migrations.shouldRun();
  if (!isPending) rejectNewer(await unknownNames(db, record.schema));
  if (isPending || record.hash !== db.schema.schemaStorage.hashSchema(db.schema.schema)) {
    throw new EnvironmentError(`the database belongs to an older version: back it up, then run ${migration}.`);
  }
}

/**
 * Deletes what entries have of components whose tables a migration dropped: with it, Strapi neither reads
 * nor saves those entries as a whole.
 */
async function deleteUnknownComponents(db: Database): Promise<void> {
  const known = [...db.metadata.keys()];
  for (const { name, columns } of db.schema.schema.tables) {
    if (!columns.some((column) => column.name === 'component_type') || !(await hasTable(db, name))) continue;
    await db.getConnection(name).whereNotIn('component_type', known).delete();
  }
}

/** Prepares the database for Strapi's changes. Throws a sentence for operators if it is newer. */
async function runMigrations(db: Database): Promise<void> {
  rejectNewer(await unknownMigrations(db));
  await db.migrations.up();
  const record = await readRecord(db);
  if (record) rejectNewer(await unknownNames(db, record.schema));
  await deleteUnknownComponents(db);
  await removeSeal(db);
}

async function renameContentTypes(db: Database, from: string, to: string): Promise<void> {
  const rows = () => db.getConnection(contentTypes.table);
  if ((await rows().where({ key: from }).first('key')) === undefined) return;
  await rows().where({ key: to }).delete();
  await rows().where({ key: from }).update({ key: to });
}

async function removeSeal(db: Database): Promise<void> {
  if (!(await hasTable(db, recordTable))) return;
  await db.getConnection(recordTable).where({ hash: seal.hash }).delete();
  await renameContentTypes(db, contentTypes.sealedKey, contentTypes.key);
}

/** `strapi develop`: the schema changes with the code that is edited. */
const isDevelopment = (strapi: Core.Strapi): boolean => strapi.config.get('autoReload');

/** Makes version 1.0.0 stop at this database. Called after each load, at which Strapi records the content types. */
export async function sealDatabase(strapi: Core.Strapi): Promise<void> {
  if (isDevelopment(strapi)) return;
  const { db } = strapi;
  await renameContentTypes(db, contentTypes.key, contentTypes.sealedKey);
  if (await db.getConnection(recordTable).where({ hash: seal.hash }).first('id')) return;
  const schema = db.dialect.client === 'postgres' ? JSON.stringify(seal.text) : seal.text;
  await db.getConnection(recordTable).insert({ schema, hash: seal.hash, time: new Date(Date.now() + 1_000) });
}

const setting = 'database.mayMigrate';

export function allowMigration(strapi: Core.Strapi): void {
  strapi.config.set(setting, true);
}

/** Checks the schema before anything else is done with the database. Called when the app is registered. */
export function guardSchema(strapi: Core.Strapi): void {
  const { db } = strapi;
  const mayMigrate = isDevelopment(strapi) || strapi.config.get<boolean>(setting, false);
  replaceFunction<[unknown]>(strapi, 'db.init', (init) => async (options) => {
    await init(options);
    if (mayMigrate) await runMigrations(db);
    else await requireCurrent(db);
    return db;
  });
  if (!mayMigrate) replaceFunction<[]>(strapi, 'db.schema.sync', () => () => Promise.resolve('UNCHANGED'));
}
