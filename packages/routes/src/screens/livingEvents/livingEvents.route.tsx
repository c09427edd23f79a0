import { textsFor } from '@group/ui/texts/defineTexts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { agenda } from '../../domain/events/agenda.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { trailData } from '../../layout/Trail.tsx';
import { calendarPath, paths, withPrefix } from '../../site/paths.ts';
import { readIntroduction } from '../../blocks/Blocks/readIntroduction.server.ts';
import { orUnavailable } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { siteOf } from '../../site/siteOf.ts';
import { readEvents } from '../../domain/events/readEvents.server.ts';
import { houseEvent } from './houseEvent.ts';
import { livingEventsTexts } from './livingEvents.texts.ts';
import { LivingEventsView } from './LivingEventsView.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  const site = siteOf(matches);
  const texts = textsFor(livingEventsTexts, site?.language ?? '');
  const trail = [
    { name: texts.living, path: paths.living },
    { name: texts.title, path: paths.livingEvents },
  ];
  const calendar = withPrefix(site?.pathPrefix ?? '', calendarPath(paths.livingEvents));
  return [
    ...pageHead({
      site,
      title: loaderData?.page?.title ?? texts.title,
      metadata: loaderData?.page?.metadata ?? { description: texts.lead },
      pathname: location.pathname,
      structuredData: site && [trailData(site, trail)],
    }),
    { tagName: 'link', rel: 'alternate', type: 'text/calendar', href: calendar },
  ];
};

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const [page, events] = await Promise.all([
    readIntroduction(site, paths.livingEvents, 'events'),
    orUnavailable(readEvents(site)),
  ]);
  const { coming } = agenda(events, new Date());
  return { page, events: coming.map((event) => houseEvent(event, site.tenant.features.events)) };
}

/** What happens in the house. */
export default function LivingEvents() {
  return <LivingEventsView {...useLoaderData<typeof loader>()} />;
}
