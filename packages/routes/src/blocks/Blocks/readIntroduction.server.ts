import type { Block } from '@group/content-client/page/page.schema';
import { loadBlocks } from './loadBlocks.server.ts';
import { readPage } from '../../site/readPage.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';

/**
 * The composed introduction of a screen with a list; `null` where there is none. Rejects with
 * `ContentUnavailable`.
 * @param listed block type with the same content as the screen's list; such blocks are omitted
 */
export async function readIntroduction(site: RequestedSite, path: string, listed?: Block['type']) {
  const page = await readPage(site, path);
  if (!page) return null;
  const { title, metadata, untranslated } = page;
  const blocks = page.blocks.filter(({ type }) => type !== listed);
  return { title, metadata, untranslated, blocks: await loadBlocks(site, blocks) };
}
