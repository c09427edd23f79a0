import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '@group/start/settings';
import { drawSheet } from './drawSheet.ts';
import { takeScreens } from './takeScreens.ts';
import { withSites } from './withSites.ts';

/** Homes and businesses that differ from each other. */
const shown = ['tabor', 'bauma', 'geeren', 'schlossgarage', 'enfermagem', 'zumipark'] as const;

const sheets = {
  sites: { viewport: { width: 1280, height: 800 }, columns: 3, width: 480 },
  phones: { viewport: { width: 390, height: 844 }, columns: 6, width: 234 },
} as const;

/** Renews the README's pictures, from the built site and the example content. */
await withSites(async ({ browser, urlOf }) => {
  const urls = shown.map((key) => urlOf(key, '/'));
  for (const [name, layout] of Object.entries(sheets)) {
    const file = join(repository, `tooling/docs/pictures/${name}.webp`);
    await writeFile(file, await drawSheet(browser, await takeScreens(browser, urls, layout), layout));
    console.log(file);
  }
});
