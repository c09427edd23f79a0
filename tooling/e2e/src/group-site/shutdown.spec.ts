import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tenantByKey } from '@group/themes/registry';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { expect, test } from '../support/test.ts';

const own = new OwnPrograms();
test.afterAll(() => own.disposeAsync());

test('a shutdown completes a form upload and closes idle connections', async () => {
  const { port, program } = await own.site();
  const host = tenantByKey('tabor').hosts.development;
  const agent = new Agent({ keepAlive: true });

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
  process.kill(program.pid, 'SIGTERM');
  await closed;
  form.end('&email=');
  const [answer] = await answered;
  expect([answer?.statusCode, answer?.headers.connection]).toEqual([422, 'close']);
  answer?.resume();
  expect(await program.ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(15_000);
  agent.destroy();
});
