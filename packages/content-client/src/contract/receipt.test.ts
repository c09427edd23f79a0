import { describe, expect, it } from 'vitest';
import { receiptHeader, signReceipt, verifyReceipt } from './receipt.ts';

const secret = 's'.repeat(43);
const answer = (headers: Record<string, string>) => new Response(null, { headers });

describe('verifyReceipt', () => {
  it('accepts a receipt for the same submission only', () => {
    const response = answer(signReceipt(secret, 'application', 'key', 'K7QM-3F9X'));
    expect(verifyReceipt(secret, response, 'application', 'key', 'K7QM-3F9X')).toBe(true);
    expect(verifyReceipt(secret, response, 'application', 'key', 'K7QM-3F9Y')).toBe(false);
    expect(verifyReceipt(secret, response, 'application', 'kez', 'K7QM-3F9X')).toBe(false);
    expect(verifyReceipt(secret, response, 'message', 'key', 'K7QM-3F9X')).toBe(false);
    expect(verifyReceipt('t'.repeat(43), response, 'application', 'key', 'K7QM-3F9X')).toBe(false);
  });

  it('tells names apart that read the same in one piece', () => {
    const response = answer(signReceipt(secret, 'application', 'a', 'b,c'));
    expect(verifyReceipt(secret, response, 'application', 'a,b', 'c')).toBe(false);
  });

  it.each(['', 'sha256=', 'x'.repeat(71), 'sha256=ü'])('rejects the header %j', (value) => {
    expect(verifyReceipt(secret, answer({ [receiptHeader]: value }), 'logout', 'token')).toBe(false);
  });

  it('rejects a response without the header', () => {
    expect(verifyReceipt(secret, answer({}), 'logout', 'token')).toBe(false);
  });

  it('reads what other versions sign', () => {
    const header = 'sha256=e407119c24e35e9755381f7718712909505aa679344fcd95bfd51eafacf9b9c2';
    expect(signReceipt(secret, 'application', 'key', 'K7QM-3F9X')).toEqual({ 'x-receipt': header });
  });
});
