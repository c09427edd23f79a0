import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { hashOf } from './sampleFiles.ts';

const rowSchema = z.object({
  reference: z.string(),
  tenant: z.string().nullable(),
  fields: z.string(),
  folder: z.string(),
  files: z.string(),
});
const nameRow = z.object({ name: z.string() });
const fieldsSchema = z.record(z.string(), z.string());
const filesSchema = z.array(z.object({ id: z.string(), name: z.string(), type: z.string() }));

/** An application in the content service. */
export interface Delivered {
  reference: string;
  /** Tenant key; null for an entry without a tenant. */
  tenant: string | null;
  fields: Readonly<Record<string, string>>;
  folder: string;
  files: readonly { name: string; type: string; hash: string }[];
}

const columns = [
  'firstName',
  'surname',
  'area',
  'highestDegree',
  'address',
  'zipCode',
  'location',
  'contact',
  'email',
  'tel',
  'message',
];

const columnOf = (name: string): string => `application.${name.replaceAll(/[A-Z]/g, '_$&').toLowerCase()}`;

/** @param object the database's function that builds a JSON object */
function queryWith(object: string): string {
  const fields = columns.map((name) => `'${name}', ${columnOf(name)}`).join(', ');
  return `SELECT application.reference, application.folder, CAST(application.files AS text) AS files,
    company.key AS tenant, CAST(${object}(${fields}) AS text) AS fields
  FROM applications application
  LEFT JOIN applications_company_lnk link ON link.application_id = application.id
  LEFT JOIN companies company ON company.id = link.company_id`;
}

function readSqlite(contentDirectory: string, query: string): unknown[] {
  using database = new DatabaseSync(join(contentDirectory, 'content.db'));
  return database.prepare(query).all();
}

/** Runs a query on PostgreSQL. */
export type Query = (query: string) => string;

/**
 * Reads rows of the content service's database.
 * @param query of its PostgreSQL; without it, reads the SQLite file
 */
export function readRows(contentDirectory: string, statement: string, query?: Query): unknown[] {
  if (!query) return readSqlite(contentDirectory, statement);
  const found = `SELECT coalesce(json_agg(found), '[]') FROM (${statement}) found`;
  return z.array(z.unknown()).parse(JSON.parse(query(found)));
}

/** References of the stored visits. */
export const visitReferences = (contentDirectory: string, query?: Query): string[] =>
  readRows(contentDirectory, 'SELECT reference AS name FROM visits', query).map((row) => nameRow.parse(row).name);

/** Tables of the content service's database in which a row has a word. */
export function tablesWith(contentDirectory: string, word: string, query: Query): string[] {
  const tables = "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'";
  return readRows(contentDirectory, tables, query)
    .map((row) => nameRow.parse(row).name)
    .filter(
      (name) =>
        readRows(contentDirectory, `SELECT 1 FROM "${name}" t WHERE t::text ILIKE '%${word}%'`, query).length > 0,
    );
}

/**
 * Reads all applications with their files from the data of a stopped content service.
 * @param query of its PostgreSQL; without it, reads the SQLite file
 */
export async function readDelivered(contentDirectory: string, query?: Query): Promise<Delivered[]> {
  const statement = queryWith(query ? 'json_build_object' : 'json_object');
  const rows = readRows(contentDirectory, statement, query).map((row) => rowSchema.parse(row));
  const delivered: Delivered[] = [];
  for (const { fields, files, ...row } of rows) {
    const storedFiles: Delivered['files'][number][] = [];
    for (const { id, name, type } of filesSchema.parse(JSON.parse(files))) {
      const content = await readFile(join(contentDirectory, 'private', row.folder, id)).catch(() => Buffer.alloc(0));
      storedFiles.push({ name, type, hash: hashOf(content) });
    }
    delivered.push({ ...row, fields: fieldsSchema.parse(JSON.parse(fields)), files: storedFiles });
  }
  return delivered;
}

/** Files in the content service's data without an application. */
export async function orphanedFiles(contentDirectory: string, delivered: readonly Delivered[]): Promise<string[]> {
  const folders = new Set(delivered.map(({ folder }) => folder));
  const stored = await readdir(join(contentDirectory, 'private'));
  const incoming = await readdir(join(contentDirectory, 'incoming'));
  const orphans = stored.filter((folder) => /^[\da-f]{32}$/.test(folder) && !folders.has(folder));
  return [...orphans.map((folder) => join('private', folder)), ...incoming.map((part) => join('incoming', part))];
}

/** References of the submissions that logs below a folder call delivered. */
export async function loggedDeliveries(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const references: string[] = [];
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const log = await readFile(join(parentPath, name), 'utf8');
    for (const [, reference = ''] of log.matchAll(/"submission delivered".*"reference":"([\w-]+)"/g))
      references.push(reference);
  }
  return references;
}
