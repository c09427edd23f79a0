import { join } from 'node:path';
import { dataDirectory } from '../src/directories.ts';
import { requireSqlite } from '../src/setup/sqliteVersion.ts';

/** The part of better-sqlite3's connection that is used here. */
interface SqliteConnection {
  pragma: (statement: string) => unknown;
  prepare: (statement: string) => { pluck: () => { get: () => unknown } };
}

const sqlite = {
  client: 'sqlite',
  connection: { filename: join(dataDirectory, 'content.db') },
  useNullAsDefault: true,
  pool: {
    min: 1,
    max: 1,
    // Overwrites deleted applications with zeros; otherwise they stay readable in the file and in its backups.
    afterCreate(connection: SqliteConnection, done: (error: unknown, connection: SqliteConnection) => void) {
      requireSqlite(String(connection.prepare('SELECT sqlite_version()').pluck().get()));
      connection.pragma('secure_delete = ON');
      done(null, connection);
    },
  },
};

function postgres(url: string) {
  if (!/^postgres(?:ql)?:\/\//.test(url)) {
    throw new Error('DATABASE_URL must start with postgres://. Unset it to use the SQLite file.');
  }
  return {
    client: 'postgres',
    connection: {
      connectionString: url,
      ssl: process.env.DATABASE_SSL === 'true' ? { rejectUnauthorized: true } : false,
    },
    pool: { min: 0, max: 10 },
  };
}

/** PostgreSQL if `DATABASE_URL` is set, otherwise SQLite in the data directory. */
export default () => ({
  connection: process.env.DATABASE_URL ? postgres(process.env.DATABASE_URL) : sqlite,
});
