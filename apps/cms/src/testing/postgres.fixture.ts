import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const places = [...globSync('/usr/lib/postgresql/*/bin'), ...(process.env.PATH ?? '').split(delimiter)];

/** The folder of PostgreSQL's programs on this machine, if they are there. */
export const postgresPrograms = places.find((place) => existsSync(join(place, 'pg_ctl')));

/** Number of the user, or of the group, who comes with the packages. */
const numberOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a real PostgreSQL with an empty database. */
export async function startPostgres(programs: string): Promise<{ url: string; stop: () => void }> {
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  const control = (...args: string[]): void => {
    // PostgreSQL refuses to run as root.
    const user = process.getuid?.() === 0 ? { uid: numberOf('-u'), gid: numberOf('-g') } : undefined;
    if (user) chownSync(directory, user.uid, user.gid);
    execFileSync(join(programs, 'pg_ctl'), ['-D', join(directory, 'data'), ...args], {
      cwd: directory,
      stdio: 'ignore',
      ...user,
    });
  };
  control('init', '-o', '-U cms -A trust -E UTF8 --locale=C.UTF-8 --no-sync');
  const port = await freePort();
  control('start', '--wait', '-o', `-p ${port} -k ${directory} -h 127.0.0.1 -F`);
  return {
    url: `postgres://cms@127.0.0.1:${port}/postgres`,
    stop() {
      control('stop', '--mode=fast');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

type Loss = 'answered' | 'on the way' | 'for good';

/** A way to PostgreSQL that can lose the answer to a commit. */
export interface LossyWay {
  url: string;
  /**
   * Cuts the connection of the next application that is committed.
   * @param when before the client gets the answer, before the server gets the commit, which then waits for `release`, or for
   * both sides, so that the server takes the transaction back
   */
  loseNextCommit: (when: Loss) => void;
  /** Lets the server have the commit that was held on the way. */
  release: () => void;
  /** How many connections were cut. */
  cuts: () => number;
  stop: () => void;
}

/** Opens a proxy in front of a PostgreSQL that speaks without TLS. */
export async function openLossyWay(url: string): Promise<LossyWay> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let armed: Loss | undefined;
  let cuts = 0;
  let held: (() => void) | undefined;
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    let writes = false;
    let loses: Loss | undefined;
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    const cut = (): void => {
      cuts++;
      client.destroy();
    };
    client.on('data', (bytes: Buffer) => {
      writes ||= armed !== undefined && /insert into \S*"applications"/.test(bytes.toString('latin1'));
      if (writes && bytes.includes('COMMIT;')) {
        [loses, armed] = [armed, undefined];
        if (loses === 'on the way') held = () => database.write(bytes);
        if (loses === 'for good') database.destroy();
        if (loses !== 'answered') {
          cut();
          return;
        }
      }
      database.write(bytes);
    });
    database.on('data', (bytes: Buffer) => {
      if (loses === 'answered' && bytes.includes('COMMIT')) cut();
      else if (!client.destroyed) client.write(bytes);
    });
    client.on('close', () => {
      if (!loses) database.destroy();
    });
    database.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const near = new URL(url);
  near.port = String((server.address() as AddressInfo).port);
  return {
    url: near.href,
    loseNextCommit(when) {
      armed = when;
    },
    release: () => held?.(),
    cuts: () => cuts,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
