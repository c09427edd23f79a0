import { beforeEach, describe, expect, it } from 'vitest';
import { contentWebhook, signatureOf } from './contentWebhook.ts';

const secret = 'a-secret-of-at-least-32-characters';
const published = JSON.stringify({ changes: [{ tenant: 'tabor', type: 'jobs' }] });

interface Message {
  body?: string;
  age?: number;
  key?: string;
  /** The signed body, if it differs. */
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

  async function send({ body = published, age = 0, key = secret, signed, to = hook }: Message = {}): Promise<number> {
    const time = String(Date.now() - age);
    const headers = { 'x-webhook-time': time, 'x-webhook-signature': signatureOf(key, time, signed ?? body) };
    return (await to.request('/content', { method: 'POST', headers, body })).status;
  }

  it('drops the tags of the changed type, for the tenant and for all tenants', async () => {
    expect(await send()).toBe(204);
    expect(dropped).toEqual(['*:jobs', 'tabor:jobs']);
  });

  it('drops only the tag of the entry that is named', async () => {
    expect(await send({ body: '{"changes":[{"tenant":"tabor","type":"pages","entry":"/wohnen"}]}' })).toBe(204);
    expect(dropped).toEqual(['*:pages:/wohnen', 'tabor:pages:/wohnen']);
  });

  it('drops a type for every tenant', async () => {
    expect(await send({ body: '{"changes":[{"tenant":"*","type":"companies"}]}' })).toBe(204);
    expect(dropped).toHaveLength(16);
  });

  it.each([
    ['signed with another secret', { key: 'another secret' }],
    ['signed for another body', { signed: '{}' }],
    ['older than five minutes', { age: 301_000 }],
    ['from the future', { age: -301_000 }],
  ])('rejects a message %s', async (_, message) => {
    expect(await send(message)).toBe(401);
    expect(dropped).toEqual([]);
  });

  it('rejects a replayed message', async () => {
    const time = String(Date.now());
    const headers = { 'x-webhook-time': time, 'x-webhook-signature': signatureOf(secret, time, published) };
    const post = async () => (await hook.request('/content', { method: 'POST', headers, body: published })).status;
    expect([await post(), await post()]).toEqual([204, 401]);
    expect(dropped).toHaveLength(2);
  });

  it('rejects a message without time and signature', async () => {
    expect((await hook.request('/content', { method: 'POST', body: published })).status).toBe(401);
  });

  it.each([
    '',
    '[]',
    '{"changes":[{"tenant":"nobody","type":"jobs"}]}',
    '{"changes":[{"tenant":"tabor","type":"a b"}]}',
    '{"changes":[{"tenant":"tabor","type":"jobs","entry":"a b"}]}',
  ])('answers 400 to a signed but invalid body: %s', async (body) => {
    expect(await send({ body })).toBe(400);
    expect(dropped).toEqual([]);
  });

  it('answers 413 to a body over the limit, and 404 without a secret', async () => {
    expect(await send({ body: 'x'.repeat(20_000) })).toBe(413);
    expect(await send({ to: contentWebhook({ secret: undefined, drop: () => {} }) })).toBe(404);
  });
});
