import type { Page } from 'playwright/test';

interface Window {
  width: number;
  height: number;
}

/** Windows in which the opening of a page must be complete. */
const windows: readonly Window[] = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 360, height: 640 },
];

/** The desk and the phone with the least room. */
const smallestWindows: readonly Window[] = windows.filter(({ width }) => width === 1280 || width === 360);

/** Largest share of the window's height that the opening's picture may take. */
const pictureShare = 0.56;

/** Pages for reading: articles, imprint, data protection, and texts of the house. Their next step is their text. */
const reading = /\/(?:media\/.+|impressum|datenschutz|s\/[^/]+|v\/[^/]+)$/;

/** Lines of text below the heading that a page for reading shows at once. */
const minLines = 2;

/** Largest share of the window's height that a house's notice may take. It comes and goes: what is below is measured without it. */
const noticeShare = 0.2;

/** What the first screen of the current page consists of, in CSS pixels from the top. */
function measure(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const heading = document.querySelector('h1');
    const opening = heading?.closest('section') ?? main;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- It runs in the page.
    const shown = (element: Element): boolean => element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const below = (element: Element): boolean =>
      Boolean(heading && heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    const first = (within: Element | null | undefined, selector: string) =>
      [...(within?.querySelectorAll(selector) ?? [])].find((found) => !found.closest('nav') && shown(found));
    const notice = document.querySelector('[aria-label="Hinweis"]')?.getBoundingClientRect().height ?? 0;
    const bottoms: number[] = [];
    for (const text of main?.querySelectorAll('p, li, dt, dd') ?? []) {
      if (!below(text) || text.closest('nav') || !shown(text)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      bottoms.push(...[...range.getClientRects()].map(({ bottom }) => bottom - notice));
    }
    bottoms.sort((one, other) => one - other);
    const bottomOf = (element?: Element): number =>
      (element?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) - notice;
    const picture = opening?.querySelector('img')?.getBoundingClientRect();
    const words = heading?.getBoundingClientRect();
    return {
      notice,
      heading: bottomOf(heading ?? undefined),
      link: bottomOf(first(opening, 'a')),
      step: bottomOf(first(main, 'a[href], button, input:not([type="hidden"]), select, textarea, summary')),
      // Parts of a line differ by a few pixels.
      lines: bottoms.filter((bottom, position) => bottom - (bottoms[position - 1] ?? 0) > 8),
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
}

async function inWindows(
  page: Page,
  sizes: readonly Window[],
  problemsOf: (measured: Awaited<ReturnType<typeof measure>>, height: number) => (string | false)[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const window of sizes) {
    await page.setViewportSize(window);
    const measured = await measure(page);
    const found = [
      ...problemsOf(measured, window.height),
      measured.notice > window.height * noticeShare && `a notice of ${measured.notice}`,
    ].filter((problem) => problem !== false);
    const place = `${new URL(page.url()).pathname} at ${window.width} × ${window.height}`;
    problems.push(...found.map((problem) => `${place}: ${problem}`));
  }
  return problems;
}

/**
 * What is missing from the first screen of the current page in four windows: the main heading, a first step (a link
 * beside or below it), or room beside the picture. Empty if the page opens well.
 */
export function openingProblems(page: Page): Promise<string[]> {
  return inWindows(page, windows, ({ heading, link, picture, overlap }, height) => [
    heading > height && `the heading ends at ${heading}`,
    link > height && `the first step ends at ${link}`,
    picture > height * pictureShare + 1 && `a picture of ${picture}`,
    overlap && 'the heading lies over the picture',
  ]);
}

/**
 * What is missing from the first screen of any page: the main heading, and two lines of a page for reading, or
 * the first link, button or field of another page. Empty if visitors see how it goes on.
 */
export function nextStepProblems(page: Page): Promise<string[]> {
  const isReading = reading.test(new URL(page.url()).pathname);
  return inWindows(page, smallestWindows, ({ heading, step, lines }, height) => [
    heading > height && `the heading ends at ${heading}`,
    isReading && lines.filter((bottom) => bottom <= height).length < minLines && `the text begins at ${lines[0]}`,
    !isReading && step > height && `the first link, button or field ends at ${step}`,
  ]);
}
