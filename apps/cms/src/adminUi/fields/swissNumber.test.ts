import { expect, it } from 'vitest';
import { numberOf, swissNumber } from './swissNumber.ts';

it.each([
  ['152.50', 152.5],
  ['152,50', 152.5],
  ['5’500', 5500],
  ["5'500.05", 5500.05],
  ['85 000', 85_000],
  ['47.3769', 47.3769],
  ['8.', 8],
  ['-1', -1],
  ['', null],
  [' ', null],
  ['1.2.3', undefined],
  ['zehn', undefined],
])('reads %j as %j', (typed, value) => {
  expect(numberOf(typed)).toBe(value);
});

it.each([5500.05, 152.5, 47.3769, 0])('writes %d so that it is read again', (value) => {
  expect(numberOf(swissNumber(value))).toBe(value);
});
