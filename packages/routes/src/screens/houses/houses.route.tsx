import { textsFor } from '@group/ui/texts/defineTexts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageHead } from '../../layout/pageHead.ts';
import { trailData } from '../../layout/Trail.tsx';
import { paths } from '../../site/paths.ts';
import { orUnavailable } from '../../site/readContent.server.ts';
import { readIntroduction } from '../../blocks/Blocks/readIntroduction.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { siteOf } from '../../site/siteOf.ts';
import { housesTexts } from '../../domain/houses/houses.texts.ts';
import { HousesView } from './HousesView.tsx';
import { houseTeaser, readHouses } from '../../domain/houses/readHouses.server.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  const site = siteOf(matches);
  const { title, lead } = textsFor(housesTexts, site?.language ?? '');
  return pageHead({
    site,
    title: loaderData?.page?.title ?? title,
    metadata: loaderData?.page?.metadata ?? { description: lead },
    pathname: location.pathname,
    structuredData: site && [trailData(site, [{ name: title, path: paths.houses }])],
  });
};

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const [page, houses] = await Promise.all([
    readIntroduction(site, paths.houses, 'houses'),
    orUnavailable(readHouses(site)),
  ]);
  return { page, houses: houses.map((house) => houseTeaser(site, house)) };
}

/** All houses: the tenant's own, or those of the whole group. */
export default function Houses() {
  return <HousesView {...useLoaderData<typeof loader>()} />;
}
