import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { keepRunning } from './keepRunning.ts';
import { startProgram } from './program.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keep-running-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('restarts a program with growing pauses and keeps its log, until it is stopped', async () => {
  await writeFile(join(folder, 'short.mjs'), `console.log('life ' + process.pid);`);
  const logFile = join(folder, 'short.log');
  const options = { title: 'The program', args: ['short.mjs'], cwd: folder, environment: process.env, logFile };
  const stopped = new AbortController();
  const pauses: number[] = [];
  const start = () => startProgram({ ...options, appendsLog: true });
  const kept = keepRunning(startProgram(options), {
    start,
    onEnd: (_program, pauseMs) => pauses.push(pauseMs),
    signal: stopped.signal,
    pauseMs: 10,
  });
  await vi.waitFor(() => expect(pauses.length).toBeGreaterThanOrEqual(4), { timeout: 20_000 });
  stopped.abort();
  await kept;
  expect(pauses.slice(0, 4)).toEqual([10, 20, 40, 80]);
  const lives = (await readFile(logFile, 'utf8')).trim().split('\n');
  expect(new Set(lives).size).toBe(pauses.length);
});
