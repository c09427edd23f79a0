import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The EICAR test file (eicar.org), split so that scanners do not flag this source file. */
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Path of clamd on this machine; `undefined` where it is not installed. */
export const clamdPath = places.map((place) => join(place, 'clamd')).find((path) => existsSync(path));

async function answers(socket: string): Promise<boolean> {
  const connection = connect({ path: socket });
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}

async function stopped(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill();
  await once(program, 'exit');
}

/** Starts a real clamd with a single signature: it needs no download and starts in a second. */
export async function startClamd(path: string): Promise<{ address: string; stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'clamd-'));
  const address = join(directory, 'clamd.sock');
  const configuration = join(directory, 'clamd.conf');
  await writeFile(join(directory, 'test.ndb'), `Eicar-Test:0:*:${Buffer.from(eicar).toString('hex')}\n`);
  await writeFile(configuration, `DatabaseDirectory ${directory}\nLocalSocket ${address}\nForeground yes\n`);
  const program = spawn(path, [`--config-file=${configuration}`], { stdio: 'ignore' });
  while (!(await answers(address))) {
    if (program.exitCode !== null) throw new Error(`clamd ended with code ${program.exitCode}`);
    await wait(50);
  }
  return {
    address,
    async stop() {
      await stopped(program);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
