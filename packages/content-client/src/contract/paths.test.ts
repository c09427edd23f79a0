import { describe, expect, it } from 'vitest';
import { entryAt } from './entryPaths.ts';
import { handledPath } from './handledPath.ts';
import * as paths from './paths.ts';

describe('paths', () => {
  it('lead to a page and to an entry', () => {
    expect(paths.home.href()).toBe('/');
    expect(paths.vacancy.href({ id: 'a1' })).toBe('/jobs/offene-stellen/a1');
    expect(paths.event.href({ id: 'a1', slug: 'herbstmarkt' })).toBe('/events/a1/herbstmarkt');
    expect(paths.event.href({ id: 'a1', slug: '' })).toBe('/events/a1');
    expect(paths.preview.href({ token: 'x.y' })).toBe('/vorschau/x.y');
  });
});

describe('entryAt', () => {
  it.each([
    ['/jobs/offene-lehrstellen/a1', { type: 'job', key: 'a1' }],
    ['/events/a1', { type: 'event', key: 'a1' }],
    ['/events/a1/herbstmarkt/event.ics', { type: 'event', key: 'a1' }],
    ['/unsere-haeuser/am-see', { type: 'house', key: 'am-see' }],
    ['/events', undefined],
    ['/events/a1/herbstmarkt/eventxics', undefined],
    ['/unsere-haeuser/am-see/weiter', undefined],
  ])('finds what %s shows', (path, entry) => {
    expect(entryAt(path)).toEqual(entry);
  });
});

describe('handledPath', () => {
  it.each([
    ['/pictures/768/a.jpg.avif', 'pictures'],
    ['/vorschau/x.y', 'vorschau'],
    ['/.well-known/security.txt', '.well-known'],
    ['/wohnen', undefined],
    ['/xwell-known/security.txt', undefined],
    ['/pictures', undefined],
  ])('finds the segment of %s', (path, segment) => {
    expect(handledPath.exec(path)?.[1]).toBe(segment);
  });
});
