import { join } from 'node:path';
import { dataDirectory } from '../src/directories.ts';

function postgres(url: string) {
  if (!/^postgres(?:ql)?:\/\//.test(url)) {
    throw new Error('DATABASE_URL must start with postgres://. Leave it out to use the SQLite file.');
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

/** SQLite in the data directory, or PostgreSQL where `DATABASE_URL` says so. */
export default () => ({
  connection: process.env.DATABASE_URL
    ? postgres(process.env.DATABASE_URL)
    : {
        client: 'sqlite',
        connection: { filename: join(dataDirectory, 'content.db') },
        useNullAsDefault: true,
      },
});
