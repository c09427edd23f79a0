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

/** An application in the content service. */
export interface Delivered {
  key: string;
  reference: string;
  /** Tenant key; null for an entry without a tenant. */
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

/** Reads all applications with their files from the data of a stopped content service. */
export async function readDelivered(contentDirectory: string): Promise<Delivered[]> {
  const database = new DatabaseSync(join(contentDirectory, 'content.db'));
  const rows = database
    .prepare(query)
    .all()
    .map((row) => rowSchema.parse(row));
  database.close();
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
  return [...stored.filter((folder) => /^[\da-f]{32}$/.test(folder) && !folders.has(folder)), ...incoming];
}
