import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** In memory, so that an encrypted backup leaves no plaintext on the disk even if it is killed. */
const snapshotFolder = process.env.TMPDIR ?? '/dev/shm';

const tableRow = z.object({ name: z.string() });

function takeSnapshot(file: string, snapshot: string): void {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 30_000 });
  // Unlike a copy of all pages, it leaves out free ones, in which erased applications may still be readable.
  database.prepare('VACUUM INTO ?').run(snapshot);
}

/** Runs `work` with a file that has the present state of a database that is in use, and removes the file. */
export async function withSnapshot<Result>(file: string, work: (snapshot: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(snapshotFolder, 'backup-'));
  try {
    const snapshot = join(folder, 'snapshot.db');
    takeSnapshot(file, snapshot);
    return await work(snapshot);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** All rows of a database, as `["table",{…}]`. */
export function* rowsOfSqlite(file: string): Generator<string, void> {
  using database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
  for (const { name } of tables.map((row) => tableRow.parse(row))) {
    const statement = database.prepare(`SELECT * FROM "${name}"`);
    statement.setReadBigInts(true);
    for (const row of statement.iterate())
      yield JSON.stringify([name, row], (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value));
  }
}
