import { connect, createServer, type Socket } from 'node:net';
import { listening } from '@group/vitest-preset/listening';

type Loss = 'after commit' | 'before commit' | 'never committed';

/** Opens a proxy, in front of a PostgreSQL without TLS, that can drop the response to a commit. */
export async function openLossyProxy(url: string) {
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
      writesApplication ||=
        nextLoss !== undefined && /(?:insert into|update) \S*"applications"/.test(bytes.toString('latin1'));
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
  });
  const proxyUrl = new URL(url);
  proxyUrl.port = String((await listening(server)).port);
  return {
    url: proxyUrl.href,
    /**
     * Drops the connection of the next transaction that writes an application.
     * @param when `after commit`: before the client gets the response; `before commit`: before the server gets the
     * commit, which is held until `release`; `never committed`: on both sides, so that the server rolls back
     */
    loseNextCommit(when: Loss): void {
      nextLoss = when;
    },
    /** Forwards the held commit to the server. */
    release: () => sendHeldCommit?.(),
    /** Number of dropped connections. */
    drops: () => drops,
    stop(): void {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

export type LossyProxy = Awaited<ReturnType<typeof openLossyProxy>>;
