import { loadBlocks } from '../blocks/loadBlocks.server.ts';
import { readPage } from './readPage.server.ts';
import type { RequestedSite } from './siteContext.ts';

/** What editors composed to stand before a list of entries; `null` where they did not. Throws a 503. */
export async function readIntroduction(site: RequestedSite, path: string) {
  const page = await readPage(site, path);
  if (!page) return null;
  const { title, metadata, germanOnly } = page;
  return { title, metadata, germanOnly, blocks: await loadBlocks(site, page.blocks) };
}
