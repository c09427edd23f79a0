import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server as HttpServer } from 'node:http';
import { connect } from 'node:net';
import { tenantByKey } from '@group/themes/registry';
import { ask } from '@group/operations/client';
import { expect, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';
import { removeFolders, type Server, startSite, temporaryFolder } from '../testEnvironment/stack.ts';

/** The delay of a slow content service that responds 404. */
const slowness = 1_000;

let folder = '';
let site: Server | undefined;
let slow: HttpServer | undefined;

test.beforeEach(async () => {
  folder = await temporaryFolder('shutdown');
});
test.afterEach(async () => {
  await site?.program.stop();
  slow?.close();
  await removeFolders([folder]);
});

test('a shutdown completes running requests and exits with code 0', async () => {
  let asked = 0;
  slow = createServer((_, response) => {
    asked += 1;
    setTimeout(() => response.writeHead(404, { 'content-type': 'application/json' }).end('{"data":null}'), slowness);
  });
  slow.listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const address = slow.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const running = await startSite('group-site', { url: `http://127.0.0.1:${port}`, token: 'of-no-use' }, folder);
  site = running;

  const host = tenantByKey('tabor').hosts.development;
  const answer = ask({ host, port: running.port });
  await expect.poll(() => asked).toBeGreaterThan(0);
  process.kill(running.program.pid, 'SIGTERM');
  const asksInVain = () =>
    ask({ host, port: running.port, path: '/health/live' }).then(
      () => false,
      () => true,
    );
  await expect.poll(asksInVain).toBe(true);
  const { body } = await answer;
  expect(body).toContain('</html>');
  expect(await running.program.ended).toBe(0);
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
