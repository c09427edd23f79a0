import { describe, expect, it } from 'vitest';
import { isGenuineForm, isTrapped, newFormToken, remainingFillTimeMs } from './spamGuard.server.ts';
import { honeypot, person } from './spamFields.ts';

const secret = 'a secret of this test, long enough';
const made = 1_795_000_000_000;
const key = '5b0f5d6e-2f0f-4c55-9a3c-0d6a1f1f8a11';

/** A genuine token, made within the test. */
const token = (): Record<string, string> => ({ ...newFormToken(secret, made, key) });

describe('newFormToken', () => {
  it('has the given key, and the time with its signature', () => {
    expect(newFormToken(secret, made, key)).toEqual({
      key,
      moment: expect.stringMatching(/^1795000000000\.[\w-]{43}$/),
    });
  });

  it('has another key each time', () => {
    expect(newFormToken(secret).key).not.toBe(newFormToken(secret).key);
  });
});

describe('isGenuineForm', () => {
  it.each([
    ['accepts a form of this site', () => token(), true],
    ['rejects no token', () => ({}), false],
    ['rejects the key alone', () => ({ key }), false],
    ['rejects the moment alone', () => ({ moment: token().moment ?? '' }), false],
    ['rejects no signature', () => ({ key, moment: String(made) }), false],
    ['rejects a short signature', () => ({ key, moment: `${made}.AAAA` }), false],
    ['rejects another key', () => ({ ...token(), key: newFormToken(secret, made).key }), false],
    ['rejects an earlier time', () => ({ key, moment: `1.${token().moment?.split('.')[1]}` }), false],
    ['rejects a token of another secret', () => ({ ...newFormToken('another secret', made, key) }), false],
    ['rejects a malformed key', () => ({ ...newFormToken(secret, made, '../x') }), false],
  ])('%s', (_what, fieldsOf, genuine) => {
    expect(isGenuineForm(secret, fieldsOf())).toBe(genuine);
  });
});

describe('isTrapped', () => {
  it.each([
    ['an empty honeypot', { [honeypot]: '' }, false],
    ['no honeypot', {}, false],
    ['a filled honeypot', { [honeypot]: 'https://example.org' }, true],
    ['a filled honeypot whose form a person confirms', { [honeypot]: 'https://example.org', [person]: 'on' }, false],
  ])('says of %s whether a bot filled it in', (_what, fields, trapped) => {
    expect(isTrapped(fields)).toBe(trapped);
  });
});

describe('remainingFillTimeMs', () => {
  it.each([
    ['at once', made, 2_000],
    ['after half of the minimum', made + 1_000, 1_000],
    ['at the minimum', made + 2_000, 0],
    ['a week later', made + 604_800_000, 0],
    ['on a process whose clock is behind', made - 60_000, 2_000],
  ])('of a form that comes %s', (_when, now, expected) => {
    expect(remainingFillTimeMs(token(), now)).toBe(expected);
  });
});
