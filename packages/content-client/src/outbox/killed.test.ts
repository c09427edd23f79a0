import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { down, filesIn } from './outbox.fixture.ts';
import { openOutbox } from './outbox.ts';

let directory = '';
const children: ChildProcess[] = [];

beforeEach(async () => {
  directory = await temporaryFolder();
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function fileContents(): Promise<string[]> {
  const files = await filesIn(directory);
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).toSorted();
}

/** Starts another process on the same directory, and resolves once it has accepted one file and is receiving another. */
async function startOtherProcess() {
  const program = join(import.meta.dirname, 'killed.fixture.ts');
  const child = spawn(process.execPath, [program, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  await once(child.stdout, 'data');
  return {
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const open = () => openOutbox({ directory, deliver: down, log: () => {} });

it('removes incomplete drafts of a killed process, and keeps its accepted submissions', async () => {
  const other = await startOtherProcess();
  const second = await open();
  expect(await fileContents(), 'while the other process runs').toEqual(['accepted', 'arriving']);
  await second.close();

  await other.kill();
  const after = await open();
  expect(await fileContents()).toEqual(['accepted']);
  expect(after.state().waiting).toBe(1);
  await after.close();
});

it('removes the files of a killed process once they are delivered', async () => {
  const other = await startOtherProcess();
  await other.kill();
  const outbox = await openOutbox({ directory, deliver: () => Promise.resolve(), log: () => {} });
  await expect.poll(() => fileContents()).toEqual([]);
  await outbox.close();
  await (await open()).close();
  // The folder of the last process, and its lock.
  expect(await readdir(join(directory, 'files'))).toHaveLength(2);
});
