import { describe, expect, it } from 'vitest';
import { nextPath } from './nextPath.ts';

describe('nextPath', () => {
  it.each([
    ['/intern', '/intern'],
    ['/de/intern', '/de/intern'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['/intern\\..', undefined],
    ['/\t/evil.example', undefined],
    ['https://evil.example', undefined],
    ['', undefined],
  ])('of %j is %s', (weiter, next) => {
    expect(nextPath(new URLSearchParams({ weiter }))).toBe(next);
  });
});
