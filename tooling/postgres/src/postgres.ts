import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '@group/vitest-preset/listening';

const binFolders = [...globSync('/usr/lib/postgresql/*/bin'), ...(process.env.PATH ?? '').split(delimiter)];

/** The folder of PostgreSQL's programs, if it is installed. */
export const postgresPrograms = binFolders.find((folder) => existsSync(join(folder, 'pg_ctl')));

/** Numeric id of the user or group `postgres`, which the package creates. */
const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** Starts a real PostgreSQL with an empty database. */
export async function startPostgres(programs: string) {
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  const control = (...args: string[]): void => {
    // PostgreSQL refuses to run as root.
    const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
    if (user) chownSync(directory, user.uid, user.gid);
    execFileSync(join(programs, 'pg_ctl'), ['-D', join(directory, 'data'), ...args], {
      cwd: directory,
      stdio: 'ignore',
      ...user,
    });
  };
  control('init', '-o', '-U cms -A trust -E UTF8 --locale=C.UTF-8 --no-sync');
  const port = await freePort();
  const start = (): void => control('start', '--wait', '-o', `-p ${port} -k ${directory} -h 127.0.0.1 -F`);
  const halt = (): void => control('stop', '--mode=fast');
  start();
  return {
    url: `postgres://cms@127.0.0.1:${port}/postgres`,
    /** Stops the server, which `start` starts again with its data. */
    halt,
    start,
    /** Sends a signal to the server and the processes of its connections: from SIGSTOP to SIGCONT it hangs. */
    signal(signal: NodeJS.Signals): void {
      const [pid = ''] = readFileSync(join(directory, 'data/postmaster.pid'), 'utf8').split('\n');
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
      for (const each of [pid, ...children]) process.kill(Number(each), signal);
    },
    /** Stops the server and removes its data. */
    stop(): void {
      halt();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** Runs a query with `psql` and returns its output. */
export function queryPostgres(programs: string, url: string, query: string): string {
  return execFileSync(join(programs, 'psql'), [url, '-At', '-c', query], { encoding: 'utf8', maxBuffer: 2 ** 30 });
}

/** Fills an empty database from a file of `pg_dump`. */
export function restorePostgres(programs: string, url: string, file: string): void {
  execFileSync(join(programs, 'psql'), [url, '-q', '-v', 'ON_ERROR_STOP=1', '-f', file], { stdio: 'ignore' });
}
