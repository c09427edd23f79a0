import type { Browser, Page } from 'playwright-core';
import { hostOf } from '../ask.ts';
import { atMost, type Figure, type Found } from '../figure.ts';
import { middle } from '../middle.ts';
import type { Stack } from '../stack.ts';
import { milliseconds } from '../written.ts';
import { newPhone, withBrowser } from './browser.ts';
import { tenant } from '../load/pages.ts';

/** Milliseconds, with CPU throttling by this factor. */
const slowest = 200;
const slowedBy = 4;

/** Repetitions, each with an empty cache. */
const tries = 5;

/** Resolution and minimum of Event Timing durations. */
const shortest = 16;

const observed = { type: 'event', durationThreshold: shortest, buffered: true };

interface Interaction {
  what: string;
  path: string;
  act(page: Page): Promise<void>;
}

const interactions: readonly Interaction[] = [
  { what: 'menu on home', path: '/', act: (page) => page.getByRole('button', { name: 'Menü' }).tap() },
  {
    what: 'filter of the vacancies',
    path: '/jobs/offene-stellen',
    act: (page) => page.getByRole('checkbox').first().tap(),
  },
];

/** From the tap to the next paint (Event Timing). */
async function firstInteraction(browser: Browser, url: string, act: Interaction['act']): Promise<number> {
  await using context = await newPhone(browser);
  const page = await context.newPage();
  const durations: number[] = [];
  await page.exposeFunction('tellDuration', (duration: number) => void durations.push(duration));
  await page.addInitScript((options) => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        Reflect.get(window, 'tellDuration')(duration);
      }
    }).observe(options);
  }, observed);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  await page.goto(url);
  await act(page);
  await page.waitForTimeout(1_000);
  return Math.max(shortest, ...durations);
}

/** Measures the first interaction right after the load event on a slow phone. */
export async function interaction({ site }: Stack): Promise<Found> {
  const figures: Figure[] = [];
  await withBrowser(async (browser) => {
    for (const { what, path, act } of interactions) {
      const times: number[] = [];
      const url = `http://${hostOf(tenant, site)}${path}`;
      for (let round = 0; round < tries; round += 1) times.push(await firstInteraction(browser, url, act));
      figures.push(atMost(`first interaction, 4× slowed processor: ${what}`, middle(times), slowest, milliseconds));
    }
  });
  return { figures };
}
