import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from './findProgram.ts';
import { freePort } from './listening.ts';

/** Path of an installed server program. */
const program = findProgram('valkey-server') ?? findProgram('redis-server');

/** Why tests with Redis are skipped, for their names; empty if a server is installed. */
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

/** Starts a separate Redis or Valkey without persistence, which a test may freeze and stop. Throws if none is there. */
export async function startRedis(port?: number) {
  if (!program) throw new Error(noRedis);
  const ownPort = port ?? (await freePort());
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
    /** Suspends the process: connections stay open without responses. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    /** Kills the process; its data are lost. */
    async stop(): Promise<void> {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}

export type RedisServer = Awaited<ReturnType<typeof startRedis>>;
