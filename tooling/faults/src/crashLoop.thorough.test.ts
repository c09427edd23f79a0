import { join } from 'node:path';
import { startProgram } from '@group/start/program';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { expect, it, vi } from 'vitest';
import { startCrashLoop } from './crashLoop.ts';
import { seededRandom } from './random.ts';

const lives = ['console.error("no disk"); process.exitCode = 3', 'process.abort()', 'setInterval(() => {}, 1_000)'];

it('restarts a program that crashes, and keeps its exit and its last output', async () => {
  const folder = await temporaryFolder();
  const start = (life: number) =>
    startProgram({
      title: 'The program',
      args: ['-e', lives[life] ?? ''],
      cwd: folder,
      environment: process.env,
      logFile: join(folder, `program-${life}`, 'program.log'),
    });
  const crashLoop = startCrashLoop(start, '', seededRandom(1));
  await vi.waitFor(() => expect(crashLoop.crashes()).toHaveLength(2), { timeout: 20_000 });
  expect(crashLoop.crashes()).toMatchObject([
    { life: 'program-0', phase: 'running', exit: 3, lastOutput: 'no disk' },
    { life: 'program-1', phase: 'running', exit: 'SIGABRT' },
  ]);
  await crashLoop.stop();
  expect(crashLoop.crashes()).toHaveLength(2);
});
