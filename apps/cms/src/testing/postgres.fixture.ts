import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const binFolders = [...globSync('/usr/lib/postgresql/*/bin'), ...(process.env.PATH ?? '').split(delimiter)];

/** The folder of PostgreSQL's programs, if it is installed. */
export const postgresPrograms = binFolders.find((folder) => existsSync(join(folder, 'pg_ctl')));

/** Numeric id of the user or group `postgres`, which the package creates. */
const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

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
  control('start', '--wait', '-o', `-p ${port} -k ${directory} -h 127.0.0.1 -F`);
  return {
    url: `postgres://cms@127.0.0.1:${port}/postgres`,
    stop() {
      control('stop', '--mode=fast');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

type Loss = 'after commit' | 'before commit' | 'never committed';

/** A proxy in front of PostgreSQL that can drop the response to a commit. */
export interface LossyProxy {
  url: string;
  /**
   * Drops the connection of the next transaction that writes an application.
   * @param when `after commit`: before the client gets the response; `before commit`: before the server gets the
   * commit, which is held until `release`; `never committed`: on both sides, so that the server rolls back
   */
  loseNextCommit: (when: Loss) => void;
  /** Forwards the held commit to the server. */
  release: () => void;
  /** Number of dropped connections. */
  drops: () => number;
  stop: () => void;
}

/** Opens a proxy in front of a PostgreSQL without TLS. */
export async function openLossyProxy(url: string): Promise<LossyProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let nextLoss: Loss | undefined;
  let drops = 0;
  let sendHeldCommit: (() => void) | undefined;
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    let writesApplication = false;
    let loss: Loss | undefined;
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    const drop = (): void => {
      drops++;
      client.destroy();
    };
    client.on('data', (bytes: Buffer) => {
      writesApplication ||= nextLoss !== undefined && /insert into \S*"applications"/.test(bytes.toString('latin1'));
      if (writesApplication && bytes.includes('COMMIT;')) {
        [loss, nextLoss] = [nextLoss, undefined];
        if (loss === 'before commit') sendHeldCommit = () => database.write(bytes);
        if (loss === 'never committed') database.destroy();
        if (loss !== 'after commit') {
          drop();
          return;
        }
      }
      database.write(bytes);
    });
    database.on('data', (bytes: Buffer) => {
      if (loss === 'after commit' && bytes.includes('COMMIT')) drop();
      else if (!client.destroyed) client.write(bytes);
    });
    client.on('close', () => {
      if (!loss) database.destroy();
    });
    database.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxyUrl = new URL(url);
  proxyUrl.port = String((server.address() as AddressInfo).port);
  return {
    url: proxyUrl.href,
    loseNextCommit(when) {
      nextLoss = when;
    },
    release: () => sendHeldCommit?.(),
    drops: () => drops,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
