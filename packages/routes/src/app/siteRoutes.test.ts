import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { multilingualRoutes, standardRoutes } from './siteRoutes.ts';

/** Every row of the specification's table (section 2), with an example for each parameter, and its screen. */
const rows: readonly [path: string, screen: string][] = [
  ['/', 'home'],
  ['/events', 'events'],
  ['/events/17/herbstmarkt', 'event'],
  ['/media', 'media'],
  ['/media/17/neuer-garten', 'article'],
  ['/wohnen', 'living'],
  ['/wohnen/haus-umgebung', 'surroundings'],
  ['/wohnen/veranstaltungen', 'livingEvents'],
  ['/pflege-betreuung', 'care'],
  ['/gastronomie', 'gastronomy'],
  ['/ueber-uns', 'about'],
  ['/jobs', 'jobs'],
  ['/jobs/offene-stellen', 'vacancies'],
  ['/jobs/offene-lehrstellen', 'apprenticeships'],
  ['/jobs/offene-stellen/17', 'job'],
  ['/jobs/offene-lehrstellen/17', 'apprenticeship'],
  ['/jobs/ausbildung', 'training'],
  ['/jobs/schnellbewerbung', 'application'],
  ['/kontakt', 'contact'],
  ['/datenschutz', 'privacy'],
  ['/impressum', 'imprint'],
  ['/unsere-haeuser', 'houses'],
  ['/unsere-haeuser/haupthaus', 'house'],
  ['/s/hausordnung', 'content-page'],
  ['/mail-signatur', 'signature'],
  ['/v/tafel', 'bare-page'],
  ['/auth', 'login'],
  ['/intern', 'internal'],
  ['/was/es/nicht/gibt', 'page'],
];

/** The rows that the multilingual site lacks: they end where every other path does. */
const standardOnly = new Set(['events', 'event', 'media', 'article', 'apprenticeships', 'apprenticeship', 'bare-page']);

function routeObject({ id = '', path, index, children }: RouteConfigEntry): RouteObject {
  return index ? { id, path, index: true } : { id, path, children: children?.map(routeObject) };
}

async function screenAt(table: typeof standardRoutes, path: string): Promise<string | undefined> {
  const routes = (await table).map(routeObject);
  return matchRoutes(routes, path)?.at(-1)?.route.id;
}

describe('the routes of a standard tenant', () => {
  it.each(rows)('at %s show %s', async (path, screen) => {
    expect(await screenAt(standardRoutes, path)).toBe(screen);
  });
});

describe('the routes of the multilingual tenant', () => {
  it.each(rows)('at /it%s show %s, or nothing', async (path, screen) => {
    const shown = standardOnly.has(screen) ? 'page' : screen;
    expect(await screenAt(multilingualRoutes, `/it${path === '/' ? '' : path}`)).toBe(shown);
  });

  it.each([
    ['/robots.txt', 'robots'],
    ['/sitemap.xml', 'sitemap'],
  ])('have %s for all languages', async (path, file) => {
    expect(await screenAt(multilingualRoutes, path)).toBe(file);
  });
});
