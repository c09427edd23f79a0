import { type CalendarEvent } from '@group/content-client/event/event.schema';
import { eventsQuery } from '@group/content-client/event/event.queries';
import type { RequestedSite } from '../../site/siteContext.ts';
import { readTranslatedList, type Translated } from '../../site/translation.server.ts';

/** All events of the tenant, those for its residents too, in the order in which they begin. */
export function readEvents(site: RequestedSite): Promise<Translated<CalendarEvent>[]> {
  return readTranslatedList(site, eventsQuery);
}

/** What everybody is invited to, in the order in which it begins. */
export async function readPublicEvents(site: RequestedSite): Promise<Translated<CalendarEvent>[]> {
  const events = await readEvents(site);
  return events.filter(({ audience }) => audience === 'public');
}
