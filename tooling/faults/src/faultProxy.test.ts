import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FaultProxy, openFaultProxy } from './faultProxy.ts';
import { quietPort } from './quietPort.ts';
import { seededRandom } from './random.ts';

const host = '127.0.0.1';
const random = seededRandom(1);
let arrived = 0;
const service = createServer((request, response) => {
  request.resume().once('end', () => {
    arrived += 1;
    response.writeHead(201).end('kept');
  });
});
let way: FaultProxy | undefined;
let port = 0;

beforeEach(async () => {
  arrived = 0;
  port = await quietPort(host, random);
  service.listen(port, host);
  await once(service, 'listening');
});

afterEach(async () => {
  await way?.close();
  service.closeAllConnections();
  service.close();
});

/** A way on which this goes wrong and nothing else. */
async function wayWith(position: number) {
  const always = { ...random, oneOf: (items: readonly unknown[]) => items[position] } as typeof random;
  way = await openFaultProxy(port, await quietPort(host, random), always);
  return way;
}

const status = (url: string): Promise<number | string> =>
  fetch(url, { method: 'POST', body: 'application' }).then(
    (answer) => answer.status,
    () => 'no answer',
  );

describe('the way to the content service', () => {
  it.each([
    ['lets through', 0, 201, 1],
    ['refuses', 2, 'no answer', 0],
    ['is slow', 3, 201, 1],
    ['fails', 4, 500, 0],
    ['loses the answer', 5, 'no answer', 1],
  ])('%s', { timeout: 10_000 }, async (_, fault, answer, arrivals) => {
    const { url } = await wayWith(fault);
    expect(await status(url)).toBe(answer);
    expect(arrived).toBe(arrivals);
  });

  it('is whole again once it is healed', async () => {
    const { url, heal } = await wayWith(2);
    await heal();
    expect(await status(url)).toBe(201);
  });
});
