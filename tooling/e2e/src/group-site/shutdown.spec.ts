import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tenantByKey } from '@group/themes/registry';
import { expect, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';
import { removeFolders, type Server, startSite, temporaryFolder } from '../testEnvironment/stack.ts';

let folder = '';
let site: Server | undefined;

test.beforeEach(async () => {
  folder = await temporaryFolder('shutdown');
});
test.afterEach(async () => {
  await site?.program.stop();
  await removeFolders([folder]);
});

test('a shutdown completes a form upload and closes idle connections', async () => {
  const { contentUrl: url, contentToken: token } = runningStack();
  const running = await startSite('group-site', { url, token }, folder);
  site = running;
  const host = tenantByKey('tabor').hosts.development;
  const agent = new Agent({ keepAlive: true });
  const { port } = running;

  // One connection is idle after a response.
  const resting = connect(port, '127.0.0.1');
  resting.write(`GET /health/live HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await once(resting, 'data');
  const closed = once(resting, 'close');

  // On another one, a form is uploaded slowly.
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded', 'transfer-encoding': 'chunked' };
  const form = request({ host: '127.0.0.1', port, path: '/kontakt', method: 'POST', agent, headers });
  form.write('name=Anna');
  await once(form, 'socket');
  await expect.poll(() => form.socket?.bytesWritten ?? 0).toBeGreaterThan(100);
  const answered: Promise<IncomingMessage[]> = once(form, 'response');

  const start = performance.now();
  process.kill(running.program.pid, 'SIGTERM');
  await closed;
  form.end('&email=');
  const [answer] = await answered;
  expect([answer?.statusCode, answer?.headers.connection]).toEqual([422, 'close']);
  answer?.resume();
  expect(await running.program.ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(15_000);
  agent.destroy();
});
