import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { hashOf } from './sampleFiles.ts';

const rowSchema = z.object({
  key: z.string(),
  reference: z.string(),
  tenant: z.string().nullable(),
  fields: z.string(),
  folder: z.string(),
  files: z.string(),
});
const fieldsSchema = z.record(z.string(), z.string());
const filesSchema = z.array(z.object({ id: z.string(), name: z.string(), type: z.string() }));

/** An application as the content service has kept it. */
export interface Delivered {
  key: string;
  reference: string;
  /** Tenant key; null where the entry belongs to nobody. */
  tenant: string | null;
  fields: Readonly<Record<string, string>>;
  folder: string;
  files: readonly { name: string; type: string; hash: string }[];
}

const query = `
  SELECT application.key, application.reference, application.folder, application.files, company.key AS tenant,
    json_object(
      'firstName', first_name, 'surname', surname, 'area', area, 'highestDegree', highest_degree,
      'address', application.address, 'zipCode', application.zip_code, 'location', application.location,
      'contact', application.contact, 'email', application.email, 'tel', application.tel, 'message', message
    ) AS fields
  FROM applications application
  LEFT JOIN applications_company_lnk link ON link.application_id = application.id
  LEFT JOIN companies company ON company.id = link.company_id`;

/** Reads all applications from the data of a content service that has ended, files too. */
export async function readDelivered(contentDirectory: string): Promise<Delivered[]> {
  const database = new DatabaseSync(join(contentDirectory, 'content.db'));
  const rows = database
    .prepare(query)
    .all()
    .map((row) => rowSchema.parse(row));
  database.close();
  const delivered: Delivered[] = [];
  for (const { fields, files, ...row } of rows) {
    const kept: Delivered['files'][number][] = [];
    for (const { id, name, type } of filesSchema.parse(JSON.parse(files))) {
      const content = await readFile(join(contentDirectory, 'private', row.folder, id)).catch(() => Buffer.alloc(0));
      kept.push({ name, type, hash: hashOf(content) });
    }
    delivered.push({ ...row, fields: fieldsSchema.parse(JSON.parse(fields)), files: kept });
  }
  return delivered;
}

/** Files that lie in the content service's data and belong to no application. */
export async function strayFiles(contentDirectory: string, delivered: readonly Delivered[]): Promise<string[]> {
  const known = new Set(delivered.map(({ folder }) => folder));
  const kept = await readdir(join(contentDirectory, 'private'));
  const incoming = await readdir(join(contentDirectory, 'incoming'));
  return [...kept.filter((folder) => /^[\da-f]{32}$/.test(folder) && !known.has(folder)), ...incoming];
}
