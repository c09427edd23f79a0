import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';

/** Path of the manifest in a backup, as its last file. */
export const manifestFile = 'manifest.json';

/** Folders in a backup. */
export const parts = { content: 'content/', settings: 'settings/', database: 'database/' } as const;

/** Path of the content service's SQLite file in a backup. */
export const sqliteFile = `${parts.content}content.db`;

/** Folder of an outbox in a backup. @param site absolute path of the site's `SITE_DATA_DIR` */
export const outboxPart = (site: string): string => `sites${site}/outbox/`;

/** What a backup has, to verify it and what is restored from it. */
export const manifestSchema = z.object({
  /** What the operator has left out. */
  leftOut: z.array(z.string()),
  /** Tables of the content service that have rows. */
  tables: z.record(z.string(), z.object({ rows: z.number(), hash: z.string() })),
  /** Number of files that applications have. */
  applicationFiles: z.number(),
  /** Paths of those that the content service had lost. */
  missing: z.array(z.string()),
  /** Number of undelivered submissions by site. */
  waiting: z.record(z.string(), z.number()),
  /** SHA-256 by path, in hex. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The contents of a backup in numbers, for operators. */
export function contentsOf({ tables, applicationFiles, missing, waiting, files }: Manifest): string {
  const waits = Object.values(waiting).reduce((sum, count) => sum + count, 0);
  return (
    `${tables.applications?.rows ?? 0} applications with ${applicationFiles} files (${missing.length} of them lost), ` +
    `${Object.keys(tables).length} tables, ${waits} submissions in ${Object.keys(waiting).length} outboxes, ` +
    `${Object.keys(files).length} files in all`
  );
}

/** What the content service's database has. */
export interface Summary {
  tables: Manifest['tables'];
  /** Paths in the backup. */
  applicationFiles: string[];
}

const applicationLine = z.tuple([
  z.string(),
  z.object({
    folder: z.string().nullable(),
    // SQLite stores JSON as text.
    files: z.preprocess(
      (value): unknown => (typeof value === 'string' ? JSON.parse(value) : value),
      z.array(z.object({ id: z.string() })).nullable(),
    ),
  }),
]);

/** @param lines a row each, as `["table",{…}]` */
export async function summarise(lines: AsyncIterable<string> | Iterable<string>): Promise<Summary> {
  const tables = new Map<string, { rows: number; hash: Hash }>();
  const applicationFiles: string[] = [];
  for await (const line of lines) {
    const [, name = ''] = /^\["([^"]+)"/.exec(line) ?? [];
    const table = tables.get(name) ?? { rows: 0, hash: createHash('sha256') };
    tables.set(name, { rows: table.rows + 1, hash: table.hash.update(`${line}\n`) });
    if (name !== 'applications') continue;
    const [, { folder, files }] = applicationLine.parse(JSON.parse(line));
    for (const { id } of files ?? []) applicationFiles.push(`${parts.content}private/${folder}/${id}`);
  }
  const finished = [...tables].map(([name, { rows, hash }]) => [name, { rows, hash: hash.digest('hex') }]);
  return { tables: Object.fromEntries(finished), applicationFiles };
}
