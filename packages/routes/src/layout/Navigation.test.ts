import { describe, expect, it } from 'vitest';
import { currentLink } from './Navigation.tsx';

const links = ['/', '/wohnen', '/wohnen/haus-umgebung', '/jobs'];

describe('currentLink', () => {
  it.each([
    ['/wohnen', [], '/wohnen'],
    ['/wohnen/veranstaltungen', [], '/wohnen'],
    ['/wohnen/haus-umgebung', [], '/wohnen/haus-umgebung'],
    ['/wohnen-im-alter', [], undefined],
    ['/kontakt', [], undefined],
    ['/', [], '/'],
    ['/wohnen/veranstaltungen', ['/wohnen'], undefined],
    ['/wohnen', ['/wohnen'], '/wohnen'],
  ])('on %s with exact links %j is %s', (path, exactLinks, link) => {
    expect(currentLink(links, path, exactLinks)).toBe(link);
  });
});
