import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TenantKey } from '@group/themes/registry';
import type { Page } from 'playwright/test';
import { listedPages, withoutSiblings } from '../support/everyPage.ts';
import { everyScreenOf } from '../support/sweptTenants.ts';
import { expect, siteOf, test } from '../support/test.ts';

/** Sizes of windows in pixels: a phone, and from where words and picture stand side by side. */
const windows = [
  [360, 740],
  [900, 1024],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** The focal points of a tenant's example pictures, in percent. */
function focalPointsOf(key: TenantKey): Record<string, [x: number, y: number]> {
  const file = join(import.meta.dirname, `../../../../apps/cms/seed/tenants/${key}/website.json`);
  return JSON.parse(readFileSync(file, 'utf8')).focalPoints;
}

/** The picture of a page's opening: the width of its file, and what is drawn of it; `undefined` without one. */
function heroOf(page: Page) {
  return page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
    if (!image) return;
    await image.decode();
    const { width, height } = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const drawnWidth = Math.max(width, height * ratio);
    const positions = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((each) => Number.parseFloat(each) / 100);
    const shown = [width / drawnWidth, (height * ratio) / drawnWidth];
    const [, fileWidth, name] = /\/(\d+)\/([^/]+)_\w+\.webp/.exec(new URL(image.currentSrc).pathname) ?? [];
    return { name: name ?? '', fileWidth: Number(fileWidth), drawnWidth, positions, shown };
  });
}

/** The parts of the box around a focal point that the crop cuts away, 15 % of the picture on each side of the point. */
function cutAway([x, y]: readonly [number, number], positions: readonly number[], shown: readonly number[]): string[] {
  return [x, y].flatMap((percent, axis) => {
    const part = shown[axis] ?? 1;
    const from = (positions[axis] ?? 0) * (1 - part);
    const isCut =
      from > Math.max(0, percent / 100 - 0.15) + 0.01 || from + part < Math.min(1, percent / 100 + 0.15) - 0.01;
    return isCut ? [`${'xy'[axis]} ${percent} % is not within ${from.toFixed(2)} to ${(from + part).toFixed(2)}`] : [];
  });
}

for (const { key, character } of everyScreenOf) {
  test(`${key} (${character.opening}) shows the subjects of its openings, and files large enough`, async ({ page }) => {
    test.setTimeout(240_000);
    const focalPoints = focalPointsOf(key);
    const problems: string[] = [];
    const seen = new Set<string>();
    for (const path of withoutSiblings(await listedPages(new URL(siteOf(key)).host))) {
      await page.setViewportSize({ width: 2560, height: 1440 });
      await page.goto(siteOf(key, path));
      const opened = await heroOf(page);
      if (!opened || seen.has(opened.name)) continue;
      seen.add(opened.name);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const hero = await heroOf(page);
        if (!hero) continue;
        const point = focalPoints[hero.name.slice(key.length + 1)] ?? [50, 50];
        const found = cutAway(point, hero.positions, hero.shown);
        if (hero.fileWidth < Math.floor(hero.drawnWidth))
          found.push(`${hero.fileWidth} px are drawn ${hero.drawnWidth} px wide`);
        problems.push(...found.map((each) => `${path}, ${hero.name}, ${width} × ${height}: ${each}`));
      }
    }
    expect(seen.size).toBeGreaterThan(2);
    expect(problems).toEqual([]);
  });
}
