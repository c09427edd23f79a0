import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { multilingualRoutes, standardRoutes } from './siteRoutes.ts';

/** Every row of the specification's table (section 2): its path with example parameters, and its screen. */
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
  ['/meine/bewerbung/abc', 'application-page'],
  ['/meine/bewerbung/abc/stand', 'application-state'],
  ['/besuch/termine.json', 'open-visits'],
  ['/meine/besuch/abc/stand', 'visit-state'],
  ['/jobs/stellenabo', 'job-alert'],
  ['/meine/stellenabo/0a', 'job-alert-page'],
  ['/kontakt', 'contact'],
  ['/datenschutz', 'privacy'],
  ['/impressum', 'imprint'],
  ['/unsere-haeuser', 'houses'],
  ['/unsere-haeuser/haupthaus', 'house'],
  ['/s/hausordnung', 'content-page'],
  ['/suche', 'search'],
  ['/mail-signatur', 'signature'],
  ['/v/tafel', 'bare-page'],
  ['/auth', 'login'],
  ['/auth/vergessen', 'forgotten-password'],
  ['/auth/passwort', 'new-password'],
  ['/intern', 'internal'],
  ['/intern/dokumente', 'page'],
  ['/was/es/nicht/gibt', 'page'],
];

/** Rows that the multilingual site lacks; their paths match the catch-all route. */
const standardOnly = new Set(['events', 'event', 'media', 'article', 'apprenticeships', 'apprenticeship', 'bare-page']);

function routeObject({ id = '', path, index, children }: RouteConfigEntry): RouteObject {
  return index ? { id, path, index: true } : { id, path, children: children?.map(routeObject) };
}

async function screenAt(table: typeof standardRoutes, path: string): Promise<string | undefined> {
  const routes = (await table).map(routeObject);
  return matchRoutes(routes, path)?.at(-1)?.route.id;
}

describe('routes of a standard tenant', () => {
  it.each(rows)('map %s to %s', async (path, screen) => {
    expect(await screenAt(standardRoutes, path)).toBe(screen);
  });
});

describe('routes of the multilingual tenant', () => {
  it.each(rows)('map /it%s to %s, or to the catch-all route', async (path, screen) => {
    const shown = standardOnly.has(screen) ? 'page' : screen;
    expect(await screenAt(multilingualRoutes, `/it${path === '/' ? '' : path}`)).toBe(shown);
  });

  it.each([
    ['/robots.txt', 'robots'],
    ['/sitemap.xml', 'sitemap'],
  ])('map %s outside of the language prefixes', async (path, file) => {
    expect(await screenAt(multilingualRoutes, path)).toBe(file);
  });
});
