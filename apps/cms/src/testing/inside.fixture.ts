import { expect } from 'vitest';

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Matches an object inside a list the way `toMatchObject` does outside of one: what is not named may be there. */
export function inside(expected: unknown): unknown {
  if (Array.isArray(expected)) return expected.map(inside);
  if (!isPlain(expected)) return expected;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, inside(value)])),
  );
}
