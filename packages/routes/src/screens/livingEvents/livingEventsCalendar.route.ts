import { messagesFor } from '@group/ui/messages/defineMessages';
import type { LoaderFunctionArgs } from 'react-router';
import { livingEventsMessages } from './livingEvents.messages.ts';
import { or503 } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { readEvents } from '../../domain/events/readEvents.server.ts';
import { calendarResponse } from '../../domain/events/calendar.server.ts';

/** All events of the house as a calendar file. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const events = await or503(readEvents(site));
  return calendarResponse(site, messagesFor(livingEventsMessages, site.language).title, events);
}
