import { messagesFor } from '@group/ui/messages/defineMessages';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { screenHead } from '../../layout/screenHead.ts';
import { paths } from '../../site/paths.ts';
import { or503 } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { withoutRepeatedPictures } from '../../site/withoutRepeatedPictures.ts';
import { agenda } from '../../domain/events/agenda.ts';
import { EventsView } from './EventsView.tsx';
import { eventsMessages } from '../../domain/events/events.messages.ts';
import { readPublicEvents } from '../../domain/events/readEvents.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = {
  listed: true,
  words: (language) => messagesFor(eventsMessages, language),
};

export const meta: MetaFunction = ({ matches, location }) => [
  ...screenHead({ matches, location }, eventsMessages, (title) => [{ name: title, path: paths.events.href() }]),
  { tagName: 'link', rel: 'alternate', type: 'text/calendar', href: paths.eventsCalendar.href() },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const events = await or503(readPublicEvents(context.get(siteContext)));
  const { upcoming, past } = agenda(events, new Date());
  return { upcoming: withoutRepeatedPictures(upcoming), past };
}

export default function Events() {
  return <EventsView {...useLoaderData<typeof loader>()} />;
}
