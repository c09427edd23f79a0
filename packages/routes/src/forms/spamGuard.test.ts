import { describe, expect, it } from 'vitest';
import { newFormToken, formTokenProblem } from './spamGuard.server.ts';
import { honeypot } from './honeypot.ts';

const secret = 'a secret of this test, long enough';
const made = 1_795_000_000_000;
const key = '5b0f5d6e-2f0f-4c55-9a3c-0d6a1f1f8a11';
const later = made + 10_000;

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

describe('formTokenProblem', () => {
  it.each([
    ['an honest form', () => token(), later, null],
    ['one that stood open for a week', () => token(), made + 604_800_000, null],
    ['one that was filled in by a program', () => token(), made + 1_999, 'tooFast'],
    ['one that took just long enough', () => token(), made + 2_000, null],
    ['one with the trap filled in', () => ({ ...token(), [honeypot]: 'x' }), later, 'unknown'],
    ['one without a token', () => ({}), later, 'unknown'],
    ['one with the key alone', () => ({ key }), later, 'unknown'],
    ['one with the moment alone', () => ({ moment: token().moment ?? '' }), later, 'unknown'],
    ['one without a signature', () => ({ key, moment: String(made) }), later, 'unknown'],
    ['one with a short signature', () => ({ key, moment: `${made}.AAAA` }), later, 'unknown'],
    ['one with another key', () => ({ ...token(), key: newFormToken(secret, made).key }), later, 'unknown'],
    ['one with an earlier time', () => ({ key, moment: `1.${token().moment?.split('.')[1]}` }), later, 'unknown'],
    ['one from before the secret changed', () => ({ ...newFormToken('another secret', made, key) }), later, 'unknown'],
    ['a key that is no key', () => ({ ...newFormToken(secret, made, '../x') }), later, 'unknown'],
  ])('of %s', (_what, fieldsOf, now, problem) => {
    expect(formTokenProblem(secret, fieldsOf(), now)).toBe(problem);
  });
});
