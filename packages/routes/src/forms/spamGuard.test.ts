import { describe, expect, it } from 'vitest';
import { newFormToken, formTokenProblem } from './spamGuard.server.ts';
import { honeypot } from './honeypot.ts';

const secret = 'a secret of this test, long enough';
const made = 1_795_000_000_000;
const formToken = newFormToken(secret, made);
const later = made + 10_000;

describe('stampProblem', () => {
  it.each([
    ['an honest form', { ...formToken }, later, null],
    ['one that stood open for a week', { ...formToken }, made + 604_800_000, null],
    ['one that was filled in by a program', { ...formToken }, made + 1_999, 'tooFast'],
    ['one with the trap filled in', { ...formToken, [honeypot]: 'x' }, later, 'unknown'],
    ['one without a formToken', {}, later, 'unknown'],
    ['one with another key', { ...formToken, key: newFormToken(secret, made).key }, later, 'unknown'],
    ['one with an earlier time', { ...formToken, moment: `1.${formToken.moment.split('.')[1]}` }, later, 'unknown'],
    ['one from before the secret changed', { ...newFormToken('another secret', made) }, later, 'unknown'],
    ['a key that is no key', { ...newFormToken(secret, made, '../x') }, later, 'unknown'],
  ])('of %s', (_what, fields, now, problem) => {
    expect(formTokenProblem(secret, fields, now)).toBe(problem);
  });
});
