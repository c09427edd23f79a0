import type { Page } from 'playwright/test';
import { dropComplaints } from '../support/complaints.ts';
import { type Editor, firstEditor } from '../support/editor.ts';
import { type Photograph, photographs, showsBall } from '../support/photographs.ts';
import { expect, siteOf, test } from '../support/test.ts';

const path = '/s/fotoprobe';

const windows = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
] as const;

/** Those that open a page besides the first: too wide, too small, and lying on its side. */
const openings = /panorama|winzig|seite-6/;

/** Uploads a photograph as the library of the admin does. @returns its id */
async function upload(editor: Editor, { name, bytes, focalPoint }: Photograph): Promise<number> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)]), name);
  form.append('fileInfo', JSON.stringify({ name, alternativeText: name, focalPoint }));
  return Number((await editor.call('POST', '/upload/files', form)).id);
}

/** An opening with one photograph, then all of them beside text, two beside quotes, and all in a gallery. */
function blocksOf(opening: number, all: readonly number[]): object[] {
  const text = 'Ein Abschnitt mit einem Bild, neben dem ein paar Zeilen Text stehen.';
  const body = [{ type: 'paragraph', children: [{ type: 'text', text }] }];
  return [
    { __component: 'blocks.hero', title: 'Fotoprobe', text: 'Ein Satz neben dem Bild.', picture: opening },
    ...all.map((picture) => ({ __component: 'blocks.text-with-picture', title: 'Abschnitt', body, picture })),
    ...all.slice(0, 2).map((picture) => ({ __component: 'blocks.quote', text: 'Hier bleibe ich.', picture })),
    { __component: 'blocks.gallery', title: 'Galerie', pictures: all },
  ];
}

/** What the page shows of its pictures, once they are loaded; without those that are enlarged in a dialog. */
function layoutOf(page: Page) {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
    const inPage = images.filter((image) => !image.closest('dialog'));
    for (const image of inPage) image.loading = 'eager';
    const broken: string[] = [];
    // A window of a new size may ask for another file, which rejects the first attempt.
    await Promise.all(
      inPage.map((image) =>
        image
          .decode()
          .catch(() => image.decode())
          .catch(() => broken.push(image.currentSrc)),
      ),
    );
    const boxes = inPage.map((image) => image.getBoundingClientRect());
    const wordsOverPictures = [...document.querySelectorAll('main :is(h1, h2, p, blockquote)')]
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        return lines.some(({ left, right, top, bottom }) =>
          boxes.some(
            (box) => left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1,
          ),
        );
      })
      .map(({ textContent }) => textContent);
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      broken,
      overflow: scrollWidth - clientWidth,
      wordsOverPictures,
      // The first is the opening's, as high as the window allows.
      shapes: boxes.slice(1).map(({ width, height }) => (width / height).toFixed(2)),
    };
  });
}

/** Names of the pictures among the current page's first ones whose subject is cut away. */
async function withoutSubject(page: Page, count: number): Promise<string[]> {
  const lost: string[] = [];
  for (const image of (await page.locator('main picture img').all()).slice(0, count)) {
    const screenshot = await image.screenshot({ animations: 'disabled' });
    if (!(await showsBall(screenshot))) lost.push((await image.getAttribute('alt')) ?? '');
  }
  return lost;
}

test('photographs of twenty kinds fit into the layouts, and their subjects stay in sight', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  const editor = await firstEditor();
  const all = await photographs();
  const ids: number[] = [];
  for (const photograph of all) ids.push(await upload(editor, photograph));
  const company = { connect: [{ documentId: await editor.documentId('company', 'key', 'tabor') }] };
  const id = await editor.draft('page', { title: 'Fotoprobe', path, company });
  try {
    for (const [position, { name }] of all.entries()) {
      if (position > 0 && !openings.test(name)) continue;
      await editor.publish('page', id, { title: 'Fotoprobe', path, blocks: blocksOf(ids[position] ?? 0, ids) });
      await expect(async () => {
        await page.goto(siteOf('tabor', path));
        await expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(name, { timeout: 500 });
      }).toPass();
      for (const window of windows) {
        await page.setViewportSize(window);
        const layout = await layoutOf(page);
        const beside = all.map(() => '1.50');
        const place = `${name} at ${window.width}`;
        expect({ place, ...layout }).toEqual({
          place,
          broken: [],
          overflow: 0,
          wordsOverPictures: [],
          shapes: [...beside, '1.00', '1.00', ...beside],
        });
        // The sections are the same below each opening, and have one shape at every width.
        const lost = await withoutSubject(page, position === 0 && window === windows[0] ? 1 + all.length : 1);
        expect({ place, lost }).toEqual({ place, lost: [] });
      }
    }
    // The browser logs the page that was not there yet.
    dropComplaints(complaints, /status of 404/);
  } finally {
    await editor.call('DELETE', `/content-manager/collection-types/plugin::content.page/${id}`);
    for (const each of ids) await editor.call('DELETE', `/upload/files/${each}`);
  }
});
