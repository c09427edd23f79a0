import { imprintQuery } from '@group/content-client/imprint/imprint.queries';
import { textsFor } from '@group/ui/texts/defineTexts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageHead } from '../../layout/pageHead.ts';
import { trailData } from '../../layout/Trail.tsx';
import { paths } from '../../site/paths.ts';
import { orUnavailable } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { siteOf } from '../../site/siteOf.ts';
import { readTranslated } from '../../site/translation.server.ts';
import { imprintTexts } from './imprint.texts.ts';
import { ImprintView } from './ImprintView.tsx';

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const site = siteOf(matches);
  const { title, lead } = textsFor(imprintTexts, site?.language ?? '');
  return pageHead({
    site,
    title,
    metadata: { description: lead },
    pathname: location.pathname,
    structuredData: site && [trailData(site, [{ name: title, path: paths.imprint }])],
  });
};

export async function loader({ context }: LoaderFunctionArgs) {
  return { imprint: await orUnavailable(readTranslated(context.get(siteContext), imprintQuery)) };
}

/** Who is responsible for the site. */
export default function ImprintPage() {
  return <ImprintView {...useLoaderData<typeof loader>()} />;
}
