import { expect, it } from 'vitest';
import { dialledNumber } from './dialledNumber.ts';

it.each([
  ['044 000 00 00', '+41440000000'],
  ['0800 000 000', '+41800000000'],
  ['+41 44 000 00 00', '+41440000000'],
  ['+41 (0)44 000 00 00', '+41440000000'],
  ['0041 44 000 00 00', '+41440000000'],
  ['0049 30 000000', '+4930000000'],
  ['+49 30 000000', '+4930000000'],
  ['144', '144'],
])('%s is dialled as %s', (phone, dialled) => expect(dialledNumber(phone)).toBe(dialled));
