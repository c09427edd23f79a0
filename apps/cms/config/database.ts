import { join } from 'node:path';
import { dataDirectory } from '../src/environment/directories.ts';
import { tenants } from '../src/environment/tenants.ts';
import { variables } from '../src/environment/variables.ts';
import { compareAllLetters, type SqliteConnection } from '../src/strapi/sqliteLetters.ts';

/** Errors go to the log: with the values of a failed statement, they would contain what people wrote. */
const compileSqlOnError = false;

const sqlite = {
  client: 'sqlite',
  compileSqlOnError,
  connection: { filename: join(dataDirectory, 'content.db') },
  useNullAsDefault: true,
  pool: {
    min: 1,
    max: 1,
    afterCreate(connection: SqliteConnection, done: (error: unknown, connection: SqliteConnection) => void) {
      // Overwrites deleted applications with zeros; otherwise they stay readable in the file and in its backups.
      connection.pragma('secure_delete = ON');
      compareAllLetters(connection);
      done(null, connection);
    },
  },
};

function postgres(url: string, encrypted: boolean) {
  return {
    client: 'postgres',
    compileSqlOnError,
    connection: {
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      // Ends a query whose server has lost its machine: it would wait for ever, and with it all that waits for the same lock.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ssl: encrypted ? { rejectUnauthorized: true } : false,
    },
    // In each house, one decision may hold a connection while it waits for the mail server, for minutes. Ten are for all else.
    pool: { min: 0, max: tenants.length + 10 },
    // Knex prints lost connections past the log.
    log: { warn: (message: unknown) => strapi.log.warn(`database: ${String(message)}`) },
  };
}

/** PostgreSQL if `DATABASE_URL` is set, otherwise SQLite in the data directory. */
export default () => {
  const { DATABASE_URL, DATABASE_SSL } = variables();
  return { connection: DATABASE_URL ? postgres(DATABASE_URL, DATABASE_SSL) : sqlite };
};
