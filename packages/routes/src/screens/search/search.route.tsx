import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { searchField } from '../../layout/SearchForm.tsx';
import { layoutMessages } from '../../layout/layout.messages.ts';
import { unlistedHead } from '../../layout/screenHead.ts';
import { or503 } from '../../site/readContent.server.ts';
import { type ScreenHandle, screenListingContext } from '../../site/screenHandle.ts';
import { siteContext } from '../../site/siteContext.ts';
import { searchSite } from './search.server.ts';
import { maxQueryLength, wordsOf } from './searchedText.ts';
import { SearchView } from './SearchView.tsx';

export const handle: ScreenHandle = { listed: false, cache: 'none' };

export const meta: MetaFunction = (args) => unlistedHead(args, layoutMessages, 'search');

export async function loader({ context, url }: LoaderFunctionArgs) {
  const query = (url.searchParams.get(searchField) ?? '').trim().slice(0, maxQueryLength);
  const found = or503(searchSite(context.get(siteContext), context.get(screenListingContext), query));
  return { query, tooShort: query !== '' && wordsOf(query).length === 0, found: await found };
}

/** Finds pages of the site by their words. */
export default function Search() {
  return <SearchView {...useLoaderData<typeof loader>()} />;
}
