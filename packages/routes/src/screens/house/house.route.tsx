import { visitOccasions } from '@group/content-client/contract/content/enumerations';
import { swissDay } from '@group/content-client/contract/swissTime';
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { qrCode } from '../../layout/qrCode.server.ts';
import { entryHead } from '../../layout/screenHead.ts';
import { freePlaces } from '../../domain/houses/freePlaces.ts';
import { readAvailabilities } from '../../domain/houses/readAvailabilities.server.ts';
import { housesMessages } from '../../domain/houses/houses.messages.ts';
import { houseAddress, readHouses } from '../../domain/houses/readHouses.server.ts';
import { paths } from '../../site/paths.ts';
import { redirectMoved } from '../../site/redirectMoved.server.ts';
import { or503 } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { houseData } from '../../domain/structuredData/structuredData.ts';
import { houseTariffs } from '../../domain/houses/houseTariffs.ts';
import type { OpenVisit } from '../../domain/visits/openVisits.ts';
import { readOpenVisits } from '../../domain/visits/readOpenVisits.server.ts';
import { HouseView } from './HouseView.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...args }) =>
  entryHead(args, loaderData?.house, { messages: housesMessages, path: paths.houses.href() }, (site, house) => ({
    title: house.name,
    description: house.teaser,
    path: paths.house.href(house),
    data: houseData(site, house),
  }));

/** Of the next dates for each occasion, tours before the trial days of apprentices; the form has more. */
const maxVisits = 2;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const houses = (await or503(readHouses(site))).filter(({ slug }) => slug === params.slug);
  const house = houses.find(({ company }) => company.key === site.tenant.key);
  if (house) {
    const now = new Date();
    const places = freePlaces([house], await readAvailabilities(site), now);
    const tariffs = houseTariffs([house], swissDay(now));
    const isHere = ({ house: where }: OpenVisit) => where === undefined || where === house.slug;
    const ofOccasions = Map.groupBy((await readOpenVisits(site)).filter(isHere), ({ occasion }) => occasion);
    const visits = visitOccasions.flatMap((occasion) => ofOccasions.get(occasion)?.slice(0, maxVisits) ?? []);
    return { house, places, visits, tariffs, code: qrCode(site.originOf(site.tenant) + url.pathname) };
  }
  const [ofAnother] = houses;
  if (ofAnother) throw redirect(houseAddress(site, ofAnother));
  await redirectMoved(site, paths.house.href({ slug: params.slug ?? '' }), url.search);
  throw data(null, { status: 404 });
}

/** A house of the tenant. */
export default function HousePage() {
  return <HouseView {...useLoaderData<typeof loader>()} />;
}
