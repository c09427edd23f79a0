import type { Block } from '@group/content-client/page/page.schema';
import { loadBlocks } from './loadBlocks.server.ts';
import { readPage } from '../../site/readPage.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';

/**
 * What editors composed to stand before a list of entries; `null` where they did not. Throws a 503.
 * @param listed what the screen lists below: a block that would list the same is left out
 */
export async function readIntroduction(site: RequestedSite, path: string, listed?: Block['type']) {
  const page = await readPage(site, path);
  if (!page) return null;
  const { title, metadata, untranslated } = page;
  const blocks = page.blocks.filter(({ type }) => type !== listed);
  return { title, metadata, untranslated, blocks: await loadBlocks(site, blocks) };
}
