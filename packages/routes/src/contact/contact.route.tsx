import { textsFor } from '@group/ui/texts/defineTexts';
import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { refuseForm } from '../forms/closedForm.ts';
import { pageHead } from '../frame/pageHead.ts';
import { trailData } from '../frame/Trail.tsx';
import { readHouses } from '../houses/readHouses.server.ts';
import { paths } from '../paths.ts';
import { orUnavailable } from '../site/readContent.server.ts';
import { readIntroduction } from '../site/readIntroduction.server.ts';
import { siteContext } from '../site/siteContext.ts';
import { siteOf } from '../site/siteOf.ts';
import { contactTexts } from './contact.texts.ts';
import { ContactView } from './ContactView.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  const site = siteOf(matches);
  const { title, lead } = textsFor(contactTexts, site?.language ?? '');
  return pageHead({
    site,
    title,
    metadata: { description: lead, ...loaderData?.metadata },
    pathname: location.pathname,
    structuredData: site && [trailData(site, [{ name: title, path: paths.contact }])],
  });
};

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const [page, houses] = await Promise.all([readIntroduction(site, paths.contact), orUnavailable(readHouses(site))]);
  const own = houses.filter(({ company }) => company.key === site.tenant.key);
  return {
    metadata: page?.metadata,
    blocks: page?.blocks ?? [],
    openingHours: own.flatMap(({ name, openingHours: hours }) => (hours ? [{ house: name, hours }] : [])),
  };
}

export function action() {
  return refuseForm();
}

/** How to reach the house. */
export default function ContactPage() {
  const { blocks, openingHours } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  return <ContactView blocks={blocks} openingHours={openingHours} refused={refused === true} />;
}
