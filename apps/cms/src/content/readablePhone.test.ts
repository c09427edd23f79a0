import { expect, it } from 'vitest';
import { readablePhone } from './readablePhone.ts';

it.each([
  ['+41790000000', '079 000 00 00'],
  ['+41440000000 ext. 12, +41791112233', '044 000 00 00 ext. 12, 079 111 22 33'],
  ['+4915112345678', '+4915112345678'],
  ['044 000 00', '044 000 00'],
])('shows %s as %s', (stored, shown) => {
  expect(readablePhone(stored)).toBe(shown);
});
