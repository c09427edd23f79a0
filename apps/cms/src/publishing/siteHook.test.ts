import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { maxWebhookBytes, webhookSignatureHeader } from '@group/content-client/contract/changes';
import { signReceipt } from '@group/content-client/contract/receipt';
import { listening } from '@group/vitest-preset/listening';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteHook } from './siteHook.ts';

const change = { tenant: 'tabor', type: 'jobs' };
const secret = 's'.repeat(32);

describe('createSiteHook', () => {
  /** Statuses of the next responses, which have no receipt. */
  let answers: number[] = [];
  let bodies: string[] = [];
  let signatures: string[] = [];
  let warnings: string[] = [];
  const site = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      bodies.push(body);
      const signature = String(incoming.headers[webhookSignatureHeader]);
      signatures.push(signature);
      const status = answers.shift();
      outgoing.writeHead(status ?? 204, status ? {} : signReceipt(secret, 'webhook', signature)).end();
    });
  });
  const hook = (url: string) =>
    createSiteHook({ urls: [url], secret, warn: (line) => warnings.push(line), retryDelaysMs: [5, 5] });
  let url = '';

  /** Waits for messages, and a moment for another one. */
  async function received(count: number): Promise<void> {
    await vi.waitFor(() => expect(bodies.length).toBe(count));
    await wait(50);
  }

  beforeEach(async () => {
    [answers, bodies, signatures, warnings] = [[], [], [], []];
    ({ url } = await listening(site));
  });
  afterEach(() => site.close());

  it('batches simultaneous changes into one message without duplicates', async () => {
    const { notify } = hook(url);
    notify([]);
    notify([change, { ...change, entry: 'list' }]);
    notify([change]);
    await received(1);
    expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([
      { changes: [change, { ...change, entry: 'list' }] },
    ]);
  });

  it('retries a failed delivery with a fresh signature', async () => {
    answers = [503, 401];
    const { notify } = hook(url);
    notify([change]);
    await received(3);
    expect([bodies.length, new Set(signatures).size, warnings]).toEqual([3, 3, []]);
  });

  it.each([200, 204])('does not take the status %i of anything else for a delivery', async (status) => {
    answers = [status, status, status];
    const { notify } = hook(url);
    notify([change]);
    const warning = `${url} was not told of a change: answered ${status} without a receipt`;
    await vi.waitFor(() => expect([bodies.length, warnings]).toEqual([3, [warning]]));
  });

  it('gives up after the last retry and logs a warning', async () => {
    answers = [500, 500, 500];
    const { notify } = hook(url);
    notify([change]);
    const warning = `${url} was not told of a change: answered 500`;
    await vi.waitFor(() => expect([bodies.length, warnings]).toEqual([3, [warning]]));
  });

  it('splits changes into messages below the size limit', async () => {
    const { notify } = hook(url);
    notify(Array.from({ length: 250 }, (_, page) => ({ ...change, entry: `/eine/ziemlich/lange/adresse/${page}` })));
    await received(3);
    expect(bodies.length).toBe(3);
    expect(Math.max(...bodies.map(({ length }) => length))).toBeLessThan(maxWebhookBytes);
  });
});
