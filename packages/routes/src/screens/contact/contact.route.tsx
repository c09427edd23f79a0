import { textsFor } from '@group/ui/texts/defineTexts';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formDeskContext } from '../../forms/formDesk.server.ts';
import { newStamp } from '../../forms/formGuard.server.ts';
import { formHeaders } from '../../forms/takeForm.server.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { trailData } from '../../layout/Trail.tsx';
import { readHouses } from '../../domain/houses/readHouses.server.ts';
import { paths } from '../../site/paths.ts';
import { orUnavailable } from '../../site/readContent.server.ts';
import { readIntroduction } from '../../blocks/Blocks/readIntroduction.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { siteOf } from '../../site/siteOf.ts';
import { contactTexts } from './contact.texts.ts';
import { ContactView } from './ContactView.tsx';
import { takeMessage } from './takeMessage.server.ts';

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

export const headers = formHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const [page, houses] = await Promise.all([readIntroduction(site, paths.contact), orUnavailable(readHouses(site))]);
  const own = houses.filter(({ company }) => company.key === site.tenant.key);
  const loaded = {
    stamp: newStamp(context.get(formDeskContext).secret),
    metadata: page?.metadata,
    blocks: page?.blocks ?? [],
    openingHours: own.flatMap(({ name, openingHours: hours }) => (hours ? [{ house: name, hours }] : [])),
  };
  return data(loaded, { headers: formHeaders() });
}

export function action(args: ActionFunctionArgs) {
  return takeMessage(args);
}

/** How to reach the house. */
export default function ContactPage() {
  const { blocks, openingHours, stamp } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ContactView blocks={blocks} openingHours={openingHours} stamp={stamp} answer={answer} />;
}
