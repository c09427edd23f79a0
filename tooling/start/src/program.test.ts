import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { describe, expect, it, vi } from 'vitest';
import { freePort } from './ports.ts';
import { type Program, startProgram } from './program.ts';
import { waitUntilReady } from './readiness.ts';

async function options(name: string, source: string, environment: NodeJS.ProcessEnv = {}) {
  const folder = await temporaryFolder();
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, source);
  return {
    title: 'The program',
    args: [file],
    cwd: folder,
    environment: { ...process.env, ...environment },
    logFile: join(folder, 'logs', `${name}.log`),
  };
}

async function logged(program: Program, pattern: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      const found = pattern.exec(await readFile(program.logFile, 'utf8'));
      if (!found) throw new Error('not yet');
      return found[1] ?? '';
    },
    { timeout: 10_000 },
  );
}

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('startProgram', () => {
  it('stops a program with its descendants', async () => {
    const source = `
      import { spawn } from 'node:child_process';
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      console.log('grandchild ' + child.pid + '.');
      setInterval(() => {}, 1000);
    `;
    const program = startProgram(await options('family', source));
    const grandchild = Number(await logged(program, /grandchild (\d+)\./));
    expect(lives(grandchild)).toBe(true);
    await program.stop();
    expect(lives(program.pid)).toBe(false);
    await vi.waitFor(() => expect(lives(grandchild)).toBe(false));
  });

  it('waits for a graceful shutdown', async () => {
    const source = `
      process.on('SIGTERM', () => setTimeout(() => { console.log('goodbye.'); process.exit(0); }, 300));
      console.log('hello.');
      setInterval(() => {}, 1000);
    `;
    const program = startProgram(await options('polite', source));
    await logged(program, /(hello)\./);
    await program.stop();
    expect(await readFile(program.logFile, 'utf8')).toContain('goodbye.');
    expect(await program.ended).toBe(0);
  });
});

describe('waitUntilReady', () => {
  it('waits through refused connections and server errors', async () => {
    const port = await freePort();
    const source = `
      import { createServer } from 'node:http';
      const begun = Date.now();
      setTimeout(() => createServer((_, response) => {
        response.statusCode = Date.now() - begun > 600 ? 204 : 503;
        response.end();
      }).listen(${port}, '127.0.0.1'), 200);
    `;
    const program = startProgram(await options('slow', source));
    const url = `http://127.0.0.1:${port}/`;
    await waitUntilReady(program, url);
    expect((await fetch(url)).status).toBe(204);
    await program.stop();
  });

  it('rejects if the program has exited', async () => {
    const program = startProgram(await options('ended', 'process.exit(1);'));
    const url = `http://127.0.0.1:${await freePort()}/`;
    await expect(waitUntilReady(program, url)).rejects.toThrow('The program ended before it was ready.');
  });
});
