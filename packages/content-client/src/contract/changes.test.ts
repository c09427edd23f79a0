import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesBody,
  changeTags,
  maxChangesPerMessage,
  maxWebhookAgeMs,
  maxWebhookBytes,
  parseChanges,
  signChanges,
  verifyChanges,
} from './changes.ts';

const secret = 'a-secret-of-at-least-32-characters';
const nowMs = 1_795_255_200_000;
const body = changesBody([{ tenant: 'tabor', type: 'jobs' }]);

/** The headers as a website receives them. */
function received(headers: Record<string, string>) {
  return { time: headers['x-webhook-time'] ?? '', signature: headers['x-webhook-signature'] ?? '' };
}

describe('signChanges', () => {
  it('signs the time and the body, in the format of decision 027', () => {
    expect(signChanges(secret, body, nowMs)).toEqual({
      'x-webhook-time': '1795255200000',
      'x-webhook-signature': 'sha256=6bf746d1b14e9112f3bfc8f2434dea8222d307f5a78cb9396fba617befd97102',
    });
  });
});

describe('verifyChanges', () => {
  const signature = received(signChanges(secret, body, nowMs));

  it.each([-maxWebhookAgeMs, 0, maxWebhookAgeMs])('accepts a message that is %d ms old', (ageMs) => {
    expect(verifyChanges(secret, signature, body, nowMs + ageMs)).toBe(true);
  });

  it.each([-maxWebhookAgeMs - 1, maxWebhookAgeMs + 1])('rejects a message that is %d ms old', (ageMs) => {
    expect(verifyChanges(secret, signature, body, nowMs + ageMs)).toBe(false);
  });

  it('rejects another secret, body, time or signature', () => {
    expect(verifyChanges('another', signature, body, nowMs)).toBe(false);
    expect(verifyChanges(secret, signature, `${body} `, nowMs)).toBe(false);
    expect(verifyChanges(secret, { ...signature, time: String(nowMs + 1) }, body, nowMs)).toBe(false);
    expect(verifyChanges(secret, { ...signature, time: '' }, body, nowMs)).toBe(false);
    expect(verifyChanges(secret, { ...signature, signature: '' }, body, nowMs)).toBe(false);
  });
});

describe('parseChanges', () => {
  it('gives well-formed changes for any body, or none', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('*', 'tabor', 'jobs', 'list', '__proto__'), fc.jsonValue());
    const change = fc.dictionary(fc.constantFrom('tenant', 'type', 'entry', '__proto__'), value);
    const sent = fc.oneof(
      fc.json(),
      fc.string(),
      fc.array(change).map((changes) => JSON.stringify({ changes })),
    );
    fc.assert(
      fc.property(sent, (text) => {
        for (const tag of parseChanges(text)?.flatMap(changeTags) ?? [])
          expect(tag).toMatch(/^[\w*-]+:[a-z-]+(?::[\w/-]+)?$/);
      }),
    );
  });

  it('reads what changesBody wrote', () => {
    const changes = [
      { tenant: '*', type: 'companies' },
      { tenant: 'tabor', type: 'pages', entry: '/wohnen' },
    ];
    expect(parseChanges(changesBody(changes))).toEqual(changes);
  });

  it.each([
    '',
    '[]',
    '{"changes":[{"tenant":"nobody","type":"jobs"}]}',
    '{"changes":[{"tenant":"tabor","type":"a b"}]}',
    '{"changes":[{"tenant":"tabor","type":"jobs","entry":"a b"}]}',
  ])('rejects the body %s', (malformed) => expect(parseChanges(malformed)).toBeUndefined());
});

describe('changeTags', () => {
  it('names the tenant and all tenants', () => {
    expect(changeTags({ tenant: 'tabor', type: 'jobs', entry: 'list' })).toEqual(['*:jobs:list', 'tabor:jobs:list']);
  });
});

it('the largest usual message fits into a body', () => {
  const changes = Array.from({ length: maxChangesPerMessage }, () => ({
    tenant: 'forum-gerontologie',
    type: 'training-positions',
    entry: 'x'.repeat(80),
  }));
  expect(changesBody(changes).length).toBeLessThan(maxWebhookBytes);
});
