import { messagesFor } from '@group/ui/messages/defineMessages';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { screenHead } from '../../layout/screenHead.ts';
import { paths } from '../../site/paths.ts';
import { or503 } from '../../site/readContent.server.ts';
import { picturesIn } from '../../blocks/Blocks/showPicturesOnce.ts';
import { readIntroduction } from '../../blocks/Blocks/readIntroduction.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { withoutRepeatedPictures } from '../../site/withoutRepeatedPictures.ts';
import { housesMessages } from '../../domain/houses/houses.messages.ts';
import { HousesView } from './HousesView.tsx';
import { readAvailabilities } from '../../domain/houses/readAvailabilities.server.ts';
import { houseChoices, knownHouseFilters, matchingHouses, readHouseFilter } from '../../domain/houses/houseFilter.ts';
import { houseTeaser, readHouses } from '../../domain/houses/readHouses.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = {
  listed: true,
  search: knownHouseFilters,
  words: (language) => messagesFor(housesMessages, language),
};

/** Fewer houses are seen at a glance. */
const minFiltered = 11;

export const meta: MetaFunction<typeof loader> = (args) =>
  screenHead(args, housesMessages, (title) => [{ name: title, path: paths.houses.href() }]);

export async function loader({ context, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const [page, houses, availabilities] = await Promise.all([
    or503(readIntroduction(site, paths.houses.href(), 'houses')),
    or503(readHouses(site)),
    readAvailabilities(site),
  ]);
  const now = new Date();
  const choices = houseChoices(houses, availabilities, now);
  const filter = readHouseFilter(url.searchParams, choices);
  // The finder of another page leads here with a choice among few houses, too.
  const isFiltered = houses.length >= minFiltered || Object.values(filter).some(Boolean);
  const shown = isFiltered ? matchingHouses(houses, filter, availabilities, now) : houses;
  const teasers = shown.map((house) => houseTeaser(site, house, availabilities));
  return {
    page,
    choices: isFiltered ? choices : undefined,
    filter,
    houses: withoutRepeatedPictures(teasers, picturesIn(page?.blocks)),
  };
}

/** The tenant's houses; on the holding's site those of all organisations. */
export default function Houses() {
  return <HousesView {...useLoaderData<typeof loader>()} />;
}
