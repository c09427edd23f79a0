import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, postgresPrograms, startPostgres } from '@group/postgres/postgres';
import { afterAll, beforeAll } from 'vitest';
import { kept, type Service, setEnvironment, startService, states, temporaryDirectory } from './service.fixture.ts';

type State = 'started' | 'seeded';

export interface RunningService extends Service {
  /** Known before the service runs. */
  dataDirectory: string;
  /** Stops it and starts it again, with the same data. */
  restart: () => Promise<void>;
}

const folder = mkdtempSync(join(tmpdir(), 'cms-running-'));

const directoryOf = (state: State): string => join(folder, state);

/** What the database of a service in this state contains right after its start. */
const initialDatabase = (state: State): string => join(folder, `${state}.db`);

const foldersOfFiles = ['public', 'private', 'incoming'];

async function start(state: State): Promise<Service> {
  const directory = directoryOf(state);
  cpSync(states[state], directory, { recursive: true });
  const service = await startService(directory);
  await service.strapi.db.connection.raw('VACUUM INTO ?', [initialDatabase(state)]);
  return service;
}

/** Gives a running service the data back that it had after its start, which takes a tenth of another start. */
async function restore({ strapi }: Service, state: State): Promise<void> {
  const { connection } = strapi.db;
  await connection.raw('ATTACH ? AS initial', [initialDatabase(state)]);
  await connection.raw('PRAGMA foreign_keys = OFF');
  await connection.transaction(async (transaction) => {
    const tables: { name: string }[] = await transaction.raw(
      `SELECT name FROM initial.sqlite_schema WHERE type = 'table'`,
    );
    for (const { name } of tables) {
      await transaction.raw('DELETE FROM main.??', [name]);
      await transaction.raw('INSERT INTO main.?? SELECT * FROM initial.??', [name, name]);
    }
  });
  await connection.raw('PRAGMA foreign_keys = ON');
  await connection.raw('DETACH initial');
  for (const name of foldersOfFiles) {
    rmSync(join(directoryOf(state), name), { recursive: true, force: true });
    cpSync(join(states[state], name), join(directoryOf(state), name), { recursive: true });
  }
}

/** The service that runs in this process and keeps running after a file of tests, if its data is in SQLite. */
let running: { state: State; service: Service } | undefined;

function keep(state: State, service: Service): void {
  running = { state, service };
  kept.service = {
    async stop() {
      running = undefined;
      await service.stop();
      rmSync(directoryOf(state), { recursive: true, force: true });
      rmSync(initialDatabase(state), { force: true });
    },
  };
}

/** The service for all tests of a file, from its `beforeAll` on, with data of its own. */
export function runningService(state: State = 'started'): RunningService {
  const dataDirectory = directoryOf(state);
  const service = {
    dataDirectory,
    async restart() {
      kept.service = undefined;
      await service.stop();
      const restarted = await startService(dataDirectory);
      keep(state, restarted);
      Object.assign(service, restarted);
    },
  } as RunningService;
  beforeAll(async () => {
    if (running?.state === state) {
      setEnvironment(dataDirectory);
      await restore(running.service, state);
    } else keep(state, await start(state));
    Object.assign(service, running?.service);
  });
  return service;
}

/**
 * The service with a PostgreSQL of its own, whose tables it creates, for all tests of a block, from its `beforeAll` on.
 * @param through returns another URL of the same database
 */
export function serviceOnPostgres(through?: (url: string) => Promise<string>) {
  const { path: dataDirectory, remove } = temporaryDirectory();
  const service = { dataDirectory } as Omit<RunningService, 'restart'> & { database: Postgres };
  beforeAll(async () => {
    const database = await startPostgres(postgresPrograms ?? '');
    const url = (await through?.(database.url)) ?? database.url;
    Object.assign(service, { database }, await startService(dataDirectory, url));
  });
  afterAll(async () => {
    await service.stop();
    service.database.stop();
    remove();
  });
  return service;
}
