import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tenants } from '@group/themes/registry';
import { drawSheet } from './drawSheet.ts';
import { takeScreens } from './takeScreens.ts';
import { withSites } from './withSites.ts';

const pages = {
  home: '/',
  living: '/wohnen',
  care: '/pflege-betreuung',
  contact: '/kontakt',
  jobs: '/jobs',
  houses: '/unsere-haeuser',
} as const;

/** Windows in CSS pixels, with the width of each page on the sheet. */
const layouts = [
  { viewport: { width: 360, height: 740 }, columns: tenants.length, width: 240 },
  { viewport: { width: 768, height: 1024 }, columns: tenants.length, width: 256 },
  { viewport: { width: 1440, height: 900 }, columns: tenants.length, width: 360 },
] as const;

const folder = join(import.meta.dirname, '../../.results/contactSheets');

/** Draws whole pages of all tenants side by side, in colour and in grey. Pages and widths may be named, e.g. `home 360`. */
const named = process.argv.slice(2);
const isNamed = (names: readonly string[], name: string): boolean =>
  !names.some((each) => named.includes(each)) || named.includes(name);
await mkdir(folder, { recursive: true });
await withSites(async ({ browser, urlOf }) => {
  for (const layout of layouts) {
    const width = String(layout.viewport.width);
    if (
      !isNamed(
        layouts.map(({ viewport }) => String(viewport.width)),
        width,
      )
    )
      continue;
    for (const [name, path] of Object.entries(pages)) {
      if (!isNamed(Object.keys(pages), name)) continue;
      const urls = tenants.map(({ key }) => urlOf(key, path));
      const screens = await takeScreens(browser, urls, { viewport: layout.viewport, whole: true });
      for (const grey of [false, true]) {
        const file = join(folder, `${name}-${width}${grey ? '-grey' : ''}.webp`);
        await writeFile(file, await drawSheet(browser, screens, { ...layout, grey }));
        console.log(file);
      }
    }
  }
});
