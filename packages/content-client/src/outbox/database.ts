import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** Of 4 KiB: the write-ahead log stays below the space that is reserved on a full disk. */
const maxLogPages = 200;

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA wal_autocheckpoint = ${maxLogPages};
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS submission (
    key TEXT PRIMARY KEY, content TEXT NOT NULL, accepted_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, due_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS submission_due ON submission (due_at);
  CREATE TABLE IF NOT EXISTS receipt (key TEXT PRIMARY KEY, reference TEXT NOT NULL, accepted_at INTEGER NOT NULL) STRICT;
`;

/** Columns added to existing databases, by table. Older versions may use the same file, so each column has a default. */
const addedColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  submission: {
    /** Name of the folder with its files, for versions that cannot read the content. */
    folder: 'TEXT',
    /** 1 if the content service has rejected it for good. */
    refused: 'INTEGER NOT NULL DEFAULT 0',
    /** 1 if an answer to it was a success without a receipt. */
    unconfirmed: 'INTEGER NOT NULL DEFAULT 0',
  },
  receipt: {
    /** Hash of the token of its private page. */
    link_hash: 'TEXT',
  },
};

const indexes = 'CREATE INDEX IF NOT EXISTS receipt_link ON receipt (link_hash)';

const column = z.object({ name: z.string() });

function addMissingColumns(database: DatabaseSync): void {
  for (const [table, columns] of Object.entries(addedColumns)) {
    const rows = database.prepare('SELECT name FROM pragma_table_info(?)').all(table);
    const existing = new Set(rows.map((row) => column.parse(row).name));
    for (const [name, definition] of Object.entries(columns))
      if (!existing.has(name)) database.exec(`ALTER TABLE ${table} ADD COLUMN ${name} ${definition}`);
  }
  database.exec(indexes);
}

/** Runs `work` in a transaction, which an error rolls back. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // On a full disk, SQLite has rolled back already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Opens the outbox's database, and creates what an older version or none has left out. */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    chmodSync(file, 0o600);
    database.exec(schema);
    inTransaction(database, () => addMissingColumns(database));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
