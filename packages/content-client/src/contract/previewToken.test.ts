import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPreviewToken, isExpired, verifyPreviewToken } from './previewToken.ts';

const secret = 'a-secret-of-at-least-32-characters';
const token = { tenant: 'tabor', path: '/jobs', until: 1_795_255_200_000 };
const serialised = createPreviewToken(secret, token);

/** Any text with a genuine signature, as another program with the secret could write it. */
function signedText(text: string): string {
  const encoded = Buffer.from(text).toString('base64url');
  return `${encoded}.${createHmac('sha256', secret).update(`preview.${encoded}`).digest('base64url')}`;
}

const signed = (content: unknown): string => signedText(JSON.stringify(content));

describe('verifyPreviewToken', () => {
  it('reads what createPreviewToken wrote', () => {
    expect(createPreviewToken(secret, token)).toBe(serialised);
    expect(signed(token)).toBe(serialised);
    expect(verifyPreviewToken(secret, serialised)).toEqual(token);
  });

  it('reads the format of decision 095', () => {
    const content = 'eyJ0ZW5hbnQiOiJ0YWJvciIsInBhdGgiOiIvam9icyIsInVudGlsIjoxNzk1MjU1MjAwMDAwfQ';
    expect(serialised).toBe(`${content}.i5_gmpy8xShLbKp5Wx8cBxQP7SrHOPWjrv-QYDFoDYo`);
  });

  it.each([
    ['another secret', createPreviewToken('another', token)],
    ['changed content', `e30.${serialised.split('.')[1]}`],
    ['something appended', `${serialised}.x`],
    ['no signature', serialised.split('.')[0] ?? ''],
    ['no content', ''],
    ['a short signature', `${serialised.split('.')[0]}.AAAA`],
    ['content that is no JSON', signedText('tabor')],
    ['empty content', signedText('')],
    ['a text in place of an object', signed('tabor')],
    ['nothing in it', signed(null)],
    ['a number in it', signed(1)],
    ['no organisation', signed({ path: '/', until: 1 })],
    ['no path', signed({ tenant: 'tabor', until: 1 })],
    ['no expiry', signed({ tenant: 'tabor', path: '/' })],
    ['an organisation that is no text', signed({ ...token, tenant: 1 })],
    ['a path that is no text', signed({ ...token, path: 1 })],
    ['an expiry that is no number', signed({ ...token, until: '1' })],
  ])('rejects a token with %s', (_, forged) => {
    expect(verifyPreviewToken(secret, forged)).toBeUndefined();
  });
});

describe('isExpired', () => {
  it('is true from the moment of expiry on', () => {
    expect([isExpired(token, token.until - 1), isExpired(token, token.until)]).toEqual([false, true]);
  });
});
