import { describe, expect, it } from 'vitest';
import { isCurrent } from './Navigation.tsx';

describe('isCurrent', () => {
  it.each([
    ['/wohnen', '/wohnen', [], true],
    ['/wohnen', '/wohnen/haus-umgebung', [], true],
    ['/wohnen', '/wohnen-im-alter', [], false],
    ['/', '/wohnen', [], false],
    ['/', '/', [], true],
    ['/wohnen', '/wohnen/haus-umgebung', ['/wohnen'], false],
    ['/wohnen', '/wohnen', ['/wohnen'], true],
  ])('for %s on %s with exact links %j is %s', (link, path, exactLinks, current) => {
    expect(isCurrent(link, path, exactLinks)).toBe(current);
  });
});
