// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { newStamp, stampProblem } from './formGuard.server.ts';
import { trapField } from './trapField.ts';

const secret = 'a secret of this test, long enough';
const made = 1_795_000_000_000;
const stamp = newStamp(secret, made);
const later = made + 10_000;

describe('stampProblem', () => {
  it.each([
    ['an honest form', { ...stamp }, later, null],
    ['one that stood open for a week', { ...stamp }, made + 604_800_000, null],
    ['one that was filled in by a program', { ...stamp }, made + 1_999, 'tooFast'],
    ['one with the trap filled in', { ...stamp, [trapField]: 'x' }, later, 'unknown'],
    ['one without a stamp', {}, later, 'unknown'],
    ['one with another key', { ...stamp, key: newStamp(secret, made).key }, later, 'unknown'],
    ['one with an earlier time', { ...stamp, moment: `1.${stamp.moment.split('.')[1]}` }, later, 'unknown'],
    ['one from before the secret changed', { ...newStamp('another secret', made) }, later, 'unknown'],
    ['a key that is no key', { ...newStamp(secret, made, '../x') }, later, 'unknown'],
  ])('of %s', (_what, fields, now, problem) => {
    expect(stampProblem(secret, fields, now)).toBe(problem);
  });
});
