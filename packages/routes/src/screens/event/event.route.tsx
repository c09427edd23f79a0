import { eventQuery } from '@group/content-client/event/event.queries';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { agenda, isUpcoming } from '../../domain/events/agenda.ts';
import { eventsMessages } from '../../domain/events/events.messages.ts';
import { readPublicEvents } from '../../domain/events/readEvents.server.ts';
import { entryHead } from '../../layout/screenHead.ts';
import { paths } from '../../site/paths.ts';
import { entryOr404, or503 } from '../../site/readContent.server.ts';
import { canonicalRedirect } from '../../site/canonicalRedirect.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { withoutRepeatedPictures } from '../../site/withoutRepeatedPictures.ts';
import { eventData } from '../../domain/structuredData/structuredData.ts';
import { EventView } from './EventView.tsx';

/** Other upcoming events at the foot of the page. */
const maxOthers = 3;

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...args }) =>
  entryHead(args, loaderData?.event, { messages: eventsMessages, path: paths.events.href() }, (site, event) => ({
    title: event.title,
    description: event.teaser,
    path: paths.event.href(event),
    data: eventData(site, event),
  }));

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const event = await entryOr404(params.id, (id) => site.read(eventQuery(id)));
  if (event.audience !== 'public') throw data(null, { status: 404 });
  canonicalRedirect(site, url, { slug: params.slug, entry: event, path: paths.event.href(event) });
  const now = new Date();
  const { upcoming } = agenda(await or503(readPublicEvents(site)), now);
  const others = upcoming.filter(({ id, cancelled }) => id !== event.id && !cancelled).slice(0, maxOthers);
  const more = withoutRepeatedPictures(others, new Set([event.picture?.name]));
  return { event, over: !isUpcoming(event, now), more };
}

/** A public event. */
export default function EventPage() {
  return <EventView {...useLoaderData<typeof loader>()} />;
}
