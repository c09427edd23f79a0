import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { falseAnswers } from './falseAnswers.ts';
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
let proxy: FaultProxy | undefined;
let port = 0;

beforeEach(async () => {
  arrived = 0;
  port = await quietPort(host, random);
  service.listen(port, host);
  await once(service, 'listening');
});

afterEach(async () => {
  await proxy?.close();
  service.closeAllConnections();
  service.close();
});

/** Opens a proxy with one constant fault. */
async function proxyWith(position: number) {
  const always = { ...random, oneOf: (items: readonly unknown[]) => items[position] } as typeof random;
  proxy = await openFaultProxy(port, await quietPort(host, random), always);
  return proxy;
}

const status = (url: string): Promise<number | string> =>
  fetch(url, { method: 'POST', body: 'application' }).then(
    (answer) => answer.status,
    () => 'no response',
  );

describe('openFaultProxy', () => {
  it.each([
    ['forwards', 0, 201, 1],
    ['refuses', 2, 'no response', 0],
    ['delays', 3, 201, 1],
    ['fails', 4, 500, 0],
    ['loses the response', 5, 'no response', 1],
    ['answers falsely', 6, 200, 0],
  ])('%s', { timeout: 10_000 }, async (_, fault, answer, arrivals) => {
    const { url } = await proxyWith(fault);
    expect(await status(url)).toBe(answer);
    expect(arrived).toBe(arrivals);
  });

  it('plays each false answer, and forwards nothing meanwhile', async () => {
    const { url, heal } = await proxyWith(6);
    const requests = [...Object.keys(falseAnswers), ...Object.keys(falseAnswers)].map(() => status(url));
    expect(new Set(await Promise.all(requests))).toEqual(new Set([200, 201, 'no response']));
    expect(arrived).toBe(0);
    await heal();
    expect(await status(url)).toBe(201);
  });

  it('forwards again after heal', async () => {
    const { url, heal } = await proxyWith(2);
    await heal();
    expect(await status(url)).toBe(201);
  });
});
