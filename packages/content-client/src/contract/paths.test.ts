import { describe, expect, it } from 'vitest';
import { handledPath } from './handledPath.ts';
import { entryPaths, previewPath } from './entryPaths.ts';

describe('entryPaths', () => {
  it('lead to an entry', () => {
    expect(entryPaths.vacancy.href({ id: 'a1' })).toBe('/jobs/offene-stellen/a1');
    expect(entryPaths.event.href({ id: 'a1', slug: 'herbstmarkt' })).toBe('/events/a1/herbstmarkt');
    expect(previewPath.href({ token: 'x.y' })).toBe('/vorschau/x.y');
  });
});

describe('handledPath', () => {
  it.each([
    ['/pictures/640/a.jpg.avif', 'pictures'],
    ['/vorschau/x.y', 'vorschau'],
    ['/.well-known/security.txt', '.well-known'],
    ['/wohnen', undefined],
    ['/xwell-known/security.txt', undefined],
    ['/pictures', undefined],
  ])('finds the segment of %s', (path, segment) => {
    expect(handledPath.exec(path)?.[1]).toBe(segment);
  });
});
