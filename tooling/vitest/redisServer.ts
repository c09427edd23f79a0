import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A Redis or Valkey of a test's own, which it may freeze and end. */
export interface RedisServer {
  url: string;
  /** Lets it hold its connections and say nothing. */
  freeze(): void;
  thaw(): void;
  /** Ends it at once. Its memory is gone. */
  stop(): Promise<void>;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a server program on this machine, if there is one. */
const program = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => ['valkey-server', 'redis-server'].map((name) => join(folder, name)))
  .find(isProgram);

/** Why tests over Redis are skipped; empty where they are not. To be part of their name. */
export const noRedis = program ? '' : ' (skipped: neither valkey-server nor redis-server is installed)';

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A port that nobody listens on right now. */
export async function freeRedisPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a server that keeps nothing on the disk. Throws where none is installed. */
export async function startRedis(port?: number): Promise<RedisServer> {
  if (!program) throw new Error(noRedis);
  const ownPort = port ?? (await freeRedisPort());
  const args = ['--port', String(ownPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  while (!(await answers(ownPort))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    await sleep(20);
  }
  return {
    url: `redis://127.0.0.1:${ownPort}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}
