import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumOptions } from '@group/browser/launch';
import { repository } from '@group/start/settings';
import { tenantByKey } from '@group/themes/registry';
import { chromium } from 'playwright';
import {
  freshContent,
  removeFolders,
  startContentService,
  startSite,
  temporaryFolder,
} from '../testEnvironment/stack.ts';
import { drawSheet } from './drawSheet.ts';

/** Homes and businesses that differ from each other. */
const shown = ['tabor', 'bauma', 'geeren', 'schlossgarage', 'enfermagem', 'zumipark'] as const;

const sheets = {
  sites: { viewport: { width: 1280, height: 800 }, columns: 3, width: 480 },
  phones: { viewport: { width: 390, height: 844 }, columns: 6, width: 234 },
} as const;

/** Renews the README's pictures, from the built site and the example content. */
const folders = [await freshContent(), await temporaryFolder('pictures')] as const;
const contentService = await startContentService(folders[0]);
try {
  const site = await startSite('group-site', contentService, folders[1]);
  const browser = await chromium.launch(await chromiumOptions());
  try {
    const urls = shown.map((key) => `http://${tenantByKey(key).hosts.development}:${site.port}/`);
    for (const [name, layout] of Object.entries(sheets)) {
      const file = join(repository, `tooling/docs/pictures/${name}.webp`);
      await writeFile(file, await drawSheet(browser, urls, layout));
      console.log(file);
    }
  } finally {
    await browser.close();
    await site.program.stop();
  }
} finally {
  await contentService.program.stop();
  await removeFolders(folders);
}
