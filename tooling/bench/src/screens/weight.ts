import type { Browser } from 'playwright-core';
import { hostOf } from '../ask.ts';
import { atMost, type Figure, type Found } from '../figure.ts';
import type { Site, Stack } from '../stack.ts';
import { tableOf } from '../table.ts';
import { kilobytes } from '../written.ts';
import { newPhone, withBrowser } from './browser.ts';
import { measuredTenants, type Screen, screensOf } from './screens.ts';
import { countTransfers, kinds, type Weights } from './transfers.ts';

/** Bytes. HTML contains the style rules of the page; more than 14 kB would take another round trip. */
const goals = {
  HTML: 14_000,
  CSS: 12_000,
  font: 32_000,
  page: 80_000,
  operated: 80_000,
  reading: 4_400,
};

/** Screens with React; all others have none. */
const operatedPaths: readonly string[] = ['/jobs/schnellbewerbung', '/mail-signatur', '/besuch'];

interface Weighed extends Screen {
  weights: Weights;
  page: number;
}

/** The transfers of a first visit until the network is idle. */
async function weigh(browser: Browser, url: string): Promise<Weights> {
  await using context = await newPhone(browser);
  const page = await context.newPage();
  const { weights } = await countTransfers(await context.newCDPSession(page));
  await page.goto(url);
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'));
  await page.waitForLoadState('networkidle');
  return weights;
}

function figuresOf(all: readonly Weighed[]): Figure[] {
  const worst = (what: string, among: readonly Weighed[], of: (each: Weighed) => number, goal: number): Figure => {
    const [first] = among.toSorted((one, other) => of(other) - of(one));
    const where = first ? ` (${first.tenant} ${first.path})` : '';
    return atMost(`${what}, the worst${where}`, first ? of(first) : Number.NaN, goal, kilobytes);
  };
  const home = all.filter(({ path }) => path === '/');
  const js = (each: Weighed): number => each.weights.JS;
  const operated = all.filter(({ path }) => operatedPaths.includes(path));
  const reading = all.filter(({ path }) => !operatedPaths.includes(path));
  return [
    worst('HTML of home', home, ({ weights }) => weights.HTML, goals.HTML),
    worst('CSS of any screen', all, ({ weights }) => weights.CSS, goals.CSS),
    worst('font', all, ({ weights }) => weights.font, goals.font),
    worst('home on a phone, all that loads by itself', home, ({ page }) => page, goals.page),
    worst('JS of screens that are read, home and jobs among them', reading, js, goals.reading),
    worst('JS of the quick application, the visit and the mail signature', operated, js, goals.operated),
  ];
}

async function weighTenant(browser: Browser, site: Site, tenant: string): Promise<Weighed[]> {
  const weighed: Weighed[] = [];
  for (const screen of await screensOf(site, tenant)) {
    const weights = await weigh(browser, `http://${hostOf(tenant, site)}${screen.path}`);
    const page = kinds.reduce((sum, kind) => sum + weights[kind], 0);
    weighed.push({ ...screen, weights, page });
  }
  return weighed;
}

/** Measures transferred bytes of every screen by type; independent of other load. */
export async function weight({ site }: Stack): Promise<Found> {
  const tenants = await withBrowser((browser) =>
    Promise.all(measuredTenants.map((tenant) => weighTenant(browser, site, tenant))),
  );
  const all = tenants.flat();
  const rows = all.map(({ tenant, path, weights, page }) => [
    tenant,
    path,
    ...kinds.map((kind) => kilobytes(weights[kind])),
    kilobytes(page),
  ]);
  return { figures: figuresOf(all), details: tableOf(['tenant', 'screen', ...kinds, 'page'], rows) };
}
