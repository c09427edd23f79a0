import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import { tenantByKey } from '@group/themes/registry';
import { LRUCache } from 'lru-cache';
import { addressAt } from '../../site/addressAt.ts';
import type { ScreenListing } from '../../site/screenHandle.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import { excerptOf, type ExcerptPart, markFound } from './excerpt.ts';
import { searchEntries } from './searchEntries.server.ts';
import { createSearchIndex, type SearchEntry, type SearchIndex } from './searchIndex.server.ts';
import { wordsOf } from './searchedText.ts';

/** How long an index is used at least, in milliseconds: what is published is found after this time. */
const minUsedMs = 2_000;

/** How long an index is used at least, in the time that its creation took: the site's other work goes first. */
const usedPerCreation = 20;

/** Sites of the group in their languages; those that were not searched for longest are indexed again. */
const maxIndexes = 40;

export interface FoundPage extends Pick<SearchEntry, 'kind' | 'href' | 'owner' | 'untranslated'> {
  title: ExcerptPart[];
  excerpt: ExcerptPart[];
}

interface Reading {
  site: RequestedSite;
  screens: ScreenListing;
}

const indexes = new LRUCache<string, SearchIndex, Reading>({
  max: maxIndexes,
  ttl: minUsedMs,
  dispose: (index) => index[Symbol.dispose](),
  async fetchMethod(_key, previous, { context: { site, screens }, options }) {
    const startedAt = performance.now();
    try {
      const index = createSearchIndex(await searchEntries(site, screens));
      options.ttl = Math.max(minUsedMs, usedPerCreation * (performance.now() - startedAt));
      return index;
    } catch (error) {
      // While the content service is away, what was known is found.
      if (previous && error instanceof ContentUnavailable) return previous;
      throw error;
    }
  },
});

/** Addresses of other sites depend on the host of the request, which the index does not. */
function find(site: RequestedSite, index: SearchIndex, words: readonly string[]): FoundPage[] {
  return index.find(words).map(({ kind, href, at, owner, untranslated, title, topics = [], texts }) => ({
    kind,
    href: at && at !== site.tenant.key ? addressAt(site, tenantByKey(at), href) : href,
    owner,
    untranslated,
    title: markFound(title, words),
    excerpt: excerptOf([...texts.slice(0, 1), ...topics, ...texts.slice(1)], words),
  }));
}

/** Searches the pages of a site. Throws `ContentUnavailable`. */
export async function searchSite(site: RequestedSite, screens: ScreenListing, query: string): Promise<FoundPage[]> {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const { tenant, locale } = site.scope;
  const context = { site, screens };
  if (!site.preview) return find(site, await indexes.forceFetch(`${tenant} ${locale}`, { context }), words);
  // Drafts are for the editor who previews them, and so in no index that visitors use.
  using drafts = createSearchIndex(await searchEntries(site, screens));
  return find(site, drafts, words);
}
