import type { Readable } from 'node:stream';
import { type Program, runProgram, startProgram } from './program.ts';

/** Debian's list of certificate authorities. */
const certificates = '/etc/ssl/certs/ca-certificates.crt';

/** The lines of a program's output. */
async function* linesOf(output: Readable): AsyncGenerator<string, void> {
  let rest = '';
  for await (const chunk of output.setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** User and group of a program. */
interface User {
  uid: number;
  gid: number;
}

/** All rows of all tables as `["table",{…}]`, in an order that does not depend on the server's locale. */
const rowQuery = `
SELECT format('SELECT line FROM (SELECT json_build_array(%L::text, whole_row)::text AS line FROM %I AS whole_row) AS lines ORDER BY line COLLATE "C"', tablename, tablename)
FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename COLLATE "C" \\gexec
\\echo .
`;

export interface PostgresSnapshot {
  /** Each can be read once. */
  rows(): AsyncGenerator<string, void>;
  /** The dump in PostgreSQL's custom format. */
  dump(): Program;
  close(): Promise<void>;
}

export interface Postgres {
  /** Rejects with one sentence if a program is missing or the server cannot be reached. */
  check(): Promise<void>;
  /** Opens a view of the database as it is now. */
  snapshot(): Promise<PostgresSnapshot>;
  /** Restores a dump completely or not at all. */
  restore(): Program;
  /** Throws one sentence if the database has tables. */
  requireEmpty(): Promise<void>;
  /** Removes all tables. */
  clear(): Promise<void>;
}

/** As the service's user, whom many servers recognise by name, where the command runs as root. */
const asUser = ({ uid, gid }: User): Partial<User> => (process.getuid?.() === 0 ? { uid, gid } : {});

/**
 * PostgreSQL by its own programs.
 * @param address `DATABASE_URL`
 */
export function postgresAt(address: string, user: User, environment = process.env): Postgres {
  const [, password] = /:\/\/[^/@:]*:([^/@]*)@/.exec(address) ?? [];
  // Other users of the machine can read the arguments of programs.
  const database = address.replace(/(:\/\/[^/@:]*):[^/@]*@/, '$1@');
  // Without HOME, they look for files in the home of their own user.
  const env = { ...environment, HOME: undefined, PGTZ: 'UTC' };
  if (password) Object.assign(env, { PGPASSWORD: decodeURIComponent(password) });
  if (environment.DATABASE_SSL === 'true')
    Object.assign(env, { PGSSLMODE: 'verify-full', PGSSLROOTCERT: environment.PGSSLROOTCERT ?? certificates });
  const start = (name: string, ...args: string[]) =>
    startProgram(name, [`--dbname=${database}`, ...args], { env, ...asUser(user) });
  const psql = (...args: string[]) => start('psql', '-XqAt', '--set=ON_ERROR_STOP=1', ...args);
  const run = (sql: string): Promise<void> => runProgram(psql(), sql);
  return {
    async check() {
      for (const name of ['pg_dump', 'pg_restore']) await runProgram(startProgram(name, ['--version']));
      await run('SELECT 1;');
    },
    async snapshot() {
      // Few rows at a time, instead of whole tables in memory.
      const { stdin, stdout, ended } = psql('--set=FETCH_COUNT=100');
      const lines = linesOf(stdout);
      async function next(): Promise<string> {
        const { value } = await lines.next();
        if (value !== undefined) return value;
        await ended;
        throw new Error('psql ended too early.');
      }
      stdin.write('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;\nSELECT pg_export_snapshot();\n');
      const id = await next();
      return {
        async *rows() {
          stdin.write(rowQuery);
          for (let line = await next(); line !== '.'; line = await next()) yield line;
        },
        dump: () => start('pg_dump', '--format=custom', '--no-owner', '--no-privileges', `--snapshot=${id}`),
        async close() {
          stdin.end();
          await ended;
        },
      };
    },
    restore: () => start('pg_restore', '--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'),
    requireEmpty: () =>
      run(`DO $$ BEGIN IF EXISTS (SELECT FROM pg_tables WHERE schemaname = 'public') THEN
        RAISE 'The database is not empty.'; END IF; END $$;`),
    clear: () =>
      run(`DO $$ DECLARE name text; BEGIN FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE format('DROP TABLE %I CASCADE', name); END LOOP; END $$;`),
  };
}
