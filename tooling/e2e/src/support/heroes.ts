import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TenantKey } from '@group/themes/registry';
import type { Page } from 'playwright/test';

/** Sizes of windows in pixels: from where words and picture stand side by side, a page of 1440 pixels at 200 %, and a phone. */
const windows = [
  { width: 2560, height: 1440 },
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 900, height: 1024 },
  { width: 720, height: 450 },
  { width: 360, height: 740 },
] as const;

/** The window in which pages are to be opened: a browser keeps the largest file that it has loaded of a picture. */
export const [largestWindow] = windows;

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

/**
 * What the opening of the current page cuts away of its picture's subject, and files that are too small. Empty for a
 * picture that was seen before.
 * @param seen names of pictures, to which the page's is added
 */
export async function heroProblems(page: Page, key: TenantKey, seen: Set<string>): Promise<string[]> {
  const opened = await heroOf(page);
  if (!opened || seen.has(opened.name)) return [];
  seen.add(opened.name);
  const point = focalPointsOf(key)[opened.name.slice(key.length + 1)] ?? [50, 50];
  const problems: string[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    const hero = await heroOf(page);
    if (!hero) continue;
    const found = cutAway(point, hero.positions, hero.shown);
    if (hero.fileWidth < Math.floor(hero.drawnWidth))
      found.push(`${hero.fileWidth} px are drawn ${hero.drawnWidth} px wide`);
    const place = `${new URL(page.url()).pathname}, ${hero.name}, ${window.width} × ${window.height}`;
    problems.push(...found.map((each) => `${place}: ${each}`));
  }
  return problems;
}
