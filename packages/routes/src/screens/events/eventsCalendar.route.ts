import { textsFor } from '@group/ui/texts/defineTexts';
import type { LoaderFunctionArgs } from 'react-router';
import { eventsTexts } from '../../domain/events/events.texts.ts';
import { readPublicEvents } from '../../domain/events/readEvents.server.ts';
import { orUnavailable } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { calendarResponse } from '../../domain/events/calendar.server.ts';

/** The calendar of what everybody is invited to. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const events = await orUnavailable(readPublicEvents(site));
  return calendarResponse(site, textsFor(eventsTexts, site.tenant.language).title, events);
}
