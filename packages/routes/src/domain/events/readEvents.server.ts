import { type CalendarEvent } from '@group/content-client/event/event.schema';
import { eventsQuery } from '@group/content-client/event/event.queries';
import type { RequestedSite } from '../../site/siteContext.ts';
import { readTranslatedList, type Translated } from '../../site/translation.server.ts';

/** All events of the tenant, including those for residents only, ordered by start. */
export function readEvents(site: RequestedSite): Promise<Translated<CalendarEvent>[]> {
  return readTranslatedList(site, eventsQuery);
}

/** The public events, ordered by start. */
export async function readPublicEvents(site: RequestedSite): Promise<Translated<CalendarEvent>[]> {
  const events = await readEvents(site);
  return events.filter(({ audience }) => audience === 'public');
}
