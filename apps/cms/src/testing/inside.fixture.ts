import { expect } from 'vitest';

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Like `toMatchObject` for objects in a list: properties that are not listed are ignored. */
export function inside(expected: unknown): unknown {
  if (Array.isArray(expected)) return expected.map(inside);
  if (!isPlain(expected)) return expected;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, inside(value)])),
  );
}
