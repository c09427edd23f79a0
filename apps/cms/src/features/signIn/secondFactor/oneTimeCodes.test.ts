import { describe, expect, it } from 'vitest';
import { keyUri, newKey, newRecoveryCodes, recoveryHash, stepOf } from './oneTimeCodes.ts';

/** `12345678901234567890` in base 32: the key of RFC 6238, appendix B. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Seconds since 1970, and the last six digits of the code that appendix B lists for them. */
const examples = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
] as const;

describe('a one-time code', () => {
  it.each(examples)('is the one of RFC 6238 at second %i', (seconds, code) => {
    expect(stepOf(key, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('counts for one step before and after, and no further', () => {
    const [seconds, code] = examples[1];
    const at = (steps: number) => stepOf(key, code, (seconds + steps * 30) * 1000);
    const step = Math.floor(seconds / 30);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined]);
  });

  it('may be typed with spaces, and is six digits', () => {
    expect(stepOf(key, ' 287 082 ', 59_000)).toBe(1);
    for (const typed of ['', '28708', '2870820', '94287082', 'abcdef', '２８７０８２']) {
      expect(stepOf(key, typed, 59_000)).toBeUndefined();
    }
  });
});

describe('a key', () => {
  it('has 160 random bits, and is in the address for the QR code', () => {
    const made = newKey();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(newKey()).not.toBe(made);
    const uri = new URL(keyUri(made, 'petra@haus.example'));
    expect(uri.protocol + uri.host).toBe('otpauth:totp');
    expect(decodeURIComponent(uri.pathname)).toContain('petra@haus.example');
    expect(uri.searchParams.get('secret')).toBe(made);
  });
});

describe('recovery codes', () => {
  it('are ten different ones, in groups that may be typed in any spelling', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[a-z2-7]{4}(?:-[a-z2-7]{4}){3}$/);
      expect(recoveryHash(1, code.toUpperCase().replaceAll('-', ' '))).toBe(recoveryHash(1, code));
      expect(recoveryHash(2, code)).not.toBe(recoveryHash(1, code));
    }
  });
});
