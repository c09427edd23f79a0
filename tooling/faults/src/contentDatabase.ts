import { join } from 'node:path';
import { temporaryFolder } from '@group/e2e/testEnvironment';
import { type LossyProxy, openLossyProxy } from '@group/postgres/lossyProxy';
import { postgresPrograms, queryPostgres, startPostgres } from '@group/postgres/postgres';
import { startProgram } from '@group/start/program';
import { seedProgram } from '@group/start/programs';
import type { Query } from './delivered.ts';
import { sampleTenants } from './sample.ts';

/** PostgreSQL with the organisations of the samples, behind a proxy that loses commits. */
export interface ContentDatabase {
  /** Data of the content service: everything but the database. */
  folder: string;
  proxy: LossyProxy;
  query: Query;
  stop(): void;
}

/** Starts PostgreSQL, if it is installed. */
export async function startContentDatabase(): Promise<ContentDatabase | undefined> {
  const programs = postgresPrograms;
  if (!programs) return undefined;
  const folder = await temporaryFolder('content');
  const { url, stop } = await startPostgres(programs);
  const seed = seedProgram({
    mode: 'production',
    host: '127.0.0.1',
    port: 0,
    directory: folder,
    logs: join(folder, 'logs'),
  });
  const environment = { ...seed.environment, DATABASE_URL: url };
  const { ended, logFile } = startProgram({ ...seed, args: [...seed.args, ...sampleTenants], environment });
  if ((await ended) !== 0) {
    stop();
    throw new Error(`PostgreSQL could not be seeded: see ${logFile}`);
  }
  const proxy = await openLossyProxy(url);
  return {
    folder,
    proxy,
    query: (query) => queryPostgres(programs, url, query),
    stop() {
      proxy.stop();
      stop();
    },
  };
}
