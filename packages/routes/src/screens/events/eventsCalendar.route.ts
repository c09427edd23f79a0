import { messagesFor } from '@group/ui/messages/defineMessages';
import type { LoaderFunctionArgs } from 'react-router';
import { eventsMessages } from '../../domain/events/events.messages.ts';
import { readPublicEvents } from '../../domain/events/readEvents.server.ts';
import { or503 } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { calendarResponse } from '../../domain/events/calendar.server.ts';

/** The public events as a calendar file. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const events = await or503(readPublicEvents(site));
  return calendarResponse(site, messagesFor(eventsMessages, site.tenant.language).title, events);
}
