import type { Page } from 'playwright/test';

/** Windows in which the opening of a page must be complete. */
const windows = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 360, height: 640 },
] as const;

/** Largest share of the window's height that the opening's picture may take. */
const pictureShare = 0.56;

/**
 * What is missing from the first screen of the current page in four windows: the main heading, a first step (a link
 * beside or below it), or room beside the picture. Empty if the page opens well.
 */
export async function openingProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    const measured = await page.evaluate(() => {
      const heading = document.querySelector('h1');
      const opening = heading?.closest('section') ?? document.querySelector('main');
      const step = [...(opening?.querySelectorAll('a') ?? [])].find((link) => link.closest('nav') === null);
      const picture = opening?.querySelector('img')?.getBoundingClientRect();
      const words = heading?.getBoundingClientRect();
      return {
        heading: words?.bottom ?? Number.POSITIVE_INFINITY,
        step: step?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
        picture: picture?.height ?? 0,
        overlap: Boolean(
          words &&
          picture &&
          words.top < picture.bottom &&
          words.bottom > picture.top &&
          words.left < picture.right &&
          words.right > picture.left,
        ),
      };
    });
    const at = `${new URL(page.url()).pathname} at ${window.width} × ${window.height}`;
    if (measured.heading > window.height) problems.push(`${at}: the heading ends at ${measured.heading}`);
    if (measured.step > window.height) problems.push(`${at}: the first step ends at ${measured.step}`);
    if (measured.picture > window.height * pictureShare + 1) problems.push(`${at}: a picture of ${measured.picture}`);
    if (measured.overlap) problems.push(`${at}: the heading lies over the picture`);
  }
  return problems;
}
