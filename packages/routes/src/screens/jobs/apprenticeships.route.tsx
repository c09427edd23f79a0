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
  words: listingWords(paths.apprenticeships.pattern),
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  listingHead(siteOf(matches), paths.apprenticeships.pattern, loaderData);

export function loader(request: LoaderFunctionArgs) {
  return loadListing(paths.apprenticeships.pattern, request);
}

export default function Apprenticeships() {
  return <ListingView {...useLoaderData<typeof loader>()} />;
}
