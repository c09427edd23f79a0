import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

/** A busy server, which computes for 10 ms for each response and prints its port. */
const program = `
  import { listen } from '${join(import.meta.dirname, 'listen.ts')}';
  import { createServer } from 'node:net';
  const answer = (request, response) => {
    request.resume().on('end', () => {
      const end = performance.now() + 10;
      while (performance.now() < end);
      response.end('answered');
    });
  };
  const free = createServer().listen(0, '127.0.0.1', async () => {
    const { port } = free.address();
    await new Promise((resolve) => free.close(resolve));
    await listen({ answer, hostname: '127.0.0.1', port, drainMs: 0, state: { stopping: false }, close: async () => {} });
    console.log(String(port));
  });
`;

/** The code of a form's error, over a connection of its own as a load balancer sends it; `answered` without one. */
const sendForm = (port: number): Promise<string> =>
  new Promise((resolve) => {
    const form = request({ host: '127.0.0.1', port, method: 'POST', agent: false }, (response) => {
      void text(response).then(resolve);
    });
    form.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    form.end('name=');
  });

/**
 * The kernel resets what arrives between the last turn of the event loop and the end of the socket, some microseconds that no
 * program can close: on a loaded machine one of hundreds of stops. A stop that does not wait resets 14 of 16 visitors (measured).
 */
const maxResets = 1;

it('answers or rejects the connections that wait when it stops under load', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A program that stays would keep the output open, for whose end the test command waits.
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line]: unknown[] = await once(child.stdout, 'data');
  const port = Number(String(line));
  const outcomes: string[] = [];
  const visitors = Array.from({ length: 16 }, async () => {
    while (outcomes.at(-1) !== 'ECONNREFUSED') outcomes.push(await sendForm(port));
  });
  await expect.poll(() => outcomes.length).toBeGreaterThan(20);
  child.kill();
  await Promise.all(visitors);
  expect(outcomes.filter((outcome) => outcome === 'ECONNRESET').length).toBeLessThanOrEqual(maxResets);
  expect(new Set(outcomes.filter((outcome) => outcome !== 'ECONNRESET'))).toEqual(
    new Set(['answered', 'ECONNREFUSED']),
  );
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(0);
});
