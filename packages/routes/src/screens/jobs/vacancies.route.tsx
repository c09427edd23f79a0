import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { paths } from '../../site/paths.ts';
import { siteOf } from '../../site/siteOf.ts';
import { knownJobFilters } from '../../domain/jobs/jobFilter.ts';
import { loadListing } from './listing.server.ts';
import { listingHead, listingWords } from './listingHead.ts';
import { ListingView } from './ListingView.tsx';
import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = {
  listed: true,
  search: knownJobFilters,
  words: listingWords(paths.vacancies.pattern),
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  listingHead(siteOf(matches), paths.vacancies.pattern, loaderData);

export function loader(request: LoaderFunctionArgs) {
  return loadListing(paths.vacancies.pattern, request);
}

/** Open jobs of all kinds. */
export default function Vacancies() {
  return <ListingView {...useLoaderData<typeof loader>()} />;
}
