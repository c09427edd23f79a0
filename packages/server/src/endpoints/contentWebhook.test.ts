import {
  maxWebhookAgeMs,
  maxWebhookBytes,
  signChanges,
  webhookSignatureHeader,
} from '@group/content-client/contract/changes';
import { receiptHeader, verifyReceipt } from '@group/content-client/contract/receipt';
import { tenants } from '@group/themes/registry';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentWebhook } from './contentWebhook.ts';

const secret = 'a-secret-of-at-least-32-characters';
const published = JSON.stringify({ changes: [{ tenant: 'tabor', type: 'jobs' }] });

interface Message {
  body?: string;
  age?: number;
  /** The signed body, where it differs from the one sent. */
  signed?: string;
  to?: ReturnType<typeof contentWebhook>;
}

describe('contentWebhook', () => {
  let dropped: string[] = [];
  let hook = contentWebhook({ secret, drop: (tag) => dropped.push(tag) });

  beforeEach(() => {
    dropped = [];
    hook = contentWebhook({ secret, drop: (tag) => dropped.push(tag) });
  });

  async function send({ body = published, age = 0, signed, to = hook }: Message = {}): Promise<number> {
    const headers = signChanges(secret, signed ?? body, Date.now() - age);
    return (await to.request('/content', { method: 'POST', headers, body })).status;
  }

  it('drops the tags of the tenant and of all tenants', async () => {
    expect(await send()).toBe(204);
    expect(dropped).toEqual(['*:jobs', 'tabor:jobs']);
  });

  it('drops the tags of every tenant for a change of all tenants', async () => {
    expect(await send({ body: '{"changes":[{"tenant":"*","type":"companies"}]}' })).toBe(204);
    expect(dropped.toSorted()).toEqual(
      ['*', ...tenants.map(({ key }) => key)].map((key) => `${key}:companies`).toSorted(),
    );
  });

  it.each([
    ['signed for another body', { signed: '{}' }],
    ['older than five minutes', { age: maxWebhookAgeMs + 1_000 }],
  ])('rejects a message %s', async (_, message) => {
    expect(await send(message)).toBe(401);
    expect(dropped).toEqual([]);
  });

  it('rejects a replayed message', async () => {
    const headers = signChanges(secret, published);
    const post = async () => (await hook.request('/content', { method: 'POST', headers, body: published })).status;
    expect([await post(), await post()]).toEqual([204, 401]);
    expect(dropped).toHaveLength(2);
  });

  it('confirms the message that it has taken, and no rejected one', async () => {
    const headers = signChanges(secret, published);
    const post = async () => hook.request('/content', { method: 'POST', headers, body: published });
    const signature = headers[webhookSignatureHeader] ?? '';
    expect(verifyReceipt(secret, await post(), 'webhook', signature)).toBe(true);
    expect((await post()).headers.has(receiptHeader)).toBe(false);
  });

  it('rejects a message without time and signature', async () => {
    expect((await hook.request('/content', { method: 'POST', body: published })).status).toBe(401);
  });

  it('answers 400 to a signed but malformed body', async () => {
    expect(await send({ body: '[]' })).toBe(400);
    expect(dropped).toEqual([]);
  });

  it('answers 413 to an oversized body, and 404 without a secret', async () => {
    expect(await send({ body: 'x'.repeat(maxWebhookBytes + 1) })).toBe(413);
    expect(await send({ to: contentWebhook({ secret: undefined, drop: () => {} }) })).toBe(404);
  });
});
