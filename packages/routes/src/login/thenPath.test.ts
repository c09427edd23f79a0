import { describe, expect, it } from 'vitest';
import { thenPath } from './thenPath.ts';

describe('thenPath', () => {
  it.each([
    ['/intern', '/intern'],
    ['/de/intern', '/de/intern'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['/intern\\..', undefined],
    ['/\t/evil.example', undefined],
    ['https://evil.example', undefined],
    ['', undefined],
  ])('of %j is %s', (weiter, then) => {
    expect(thenPath(new URLSearchParams({ weiter }))).toBe(then);
  });
});
