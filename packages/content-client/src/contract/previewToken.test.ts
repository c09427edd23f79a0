import { describe, expect, it } from 'vitest';
import { createPreviewToken, isExpired, verifyPreviewToken } from './previewToken.ts';

const secret = 'a-secret-of-at-least-32-characters';
const token = { tenant: 'tabor', path: '/jobs', until: 1_795_255_200_000 };
const serialised = createPreviewToken(secret, token);

describe('verifyPreviewToken', () => {
  it('reads what createPreviewToken wrote', () => {
    expect(verifyPreviewToken(secret, serialised)).toEqual(token);
  });

  it('reads the format of decision 033', () => {
    const content = 'eyJ0ZW5hbnQiOiJ0YWJvciIsInBhdGgiOiIvam9icyIsInVudGlsIjoxNzk1MjU1MjAwMDAwfQ';
    expect(serialised).toBe(`${content}.i5_gmpy8xShLbKp5Wx8cBxQP7SrHOPWjrv-QYDFoDYo`);
  });

  it.each([
    ['another secret', createPreviewToken('another', token)],
    ['changed content', `e30.${serialised.split('.')[1]}`],
    ['something appended', `${serialised}.x`],
    ['no signature', serialised.split('.')[0] ?? ''],
    ['no content', ''],
  ])('rejects a token with %s', (_, forged) => {
    expect(verifyPreviewToken(secret, forged)).toBeUndefined();
  });
});

describe('isExpired', () => {
  it('is true from the moment of expiry on', () => {
    expect([isExpired(token, token.until - 1), isExpired(token, token.until)]).toEqual([false, true]);
  });
});
