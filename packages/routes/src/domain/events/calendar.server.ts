import { entryPaths } from '@group/content-client/contract/entryPaths';
import type { CalendarEvent } from '@group/content-client/event/event.schema';
import { swissDay } from '@group/content-client/contract/swissTime';
import ical, { escape, type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { eventSpan } from './eventTime.ts';
import { withPrefix } from '../../site/paths.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import { withoutControls } from '../../site/withoutControls.ts';

/** Suggested polling interval for calendar clients: six hours. */
const refreshIntervalSeconds = 6 * 60 * 60;

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** All-day dates (RFC 5545 `VALUE=DATE`) are in UTC with an exclusive end. */
function wholeDay(instant: Date, plusDays = 0): Date {
  return new Date(Date.parse(`${swissDay(instant)}T00:00:00Z`) + plusDays * dayInMilliseconds);
}

/** The event's page, or the list of events on sites where events have none. */
function pageOf({ tenant, pathPrefix, canonicalHost }: RequestedSite, event: CalendarEvent): string {
  const path = entryPaths.event.href(event, tenant.features);
  return `https://${canonicalHost}${withPrefix(pathPrefix, path)}`;
}

function addEvent(calendar: ICalCalendar, site: RequestedSite, event: CalendarEvent): void {
  const { id, title, teaser, place, startsAt, updatedAt, cancelled } = event;
  const { first, last, wholeDays } = eventSpan(event);
  const changed = new Date(updatedAt ?? startsAt);
  calendar.createEvent({
    // Stable across languages and hosts, so that calendar clients do not duplicate the event.
    id: `${id}@${site.tenant.key}`,
    // The last change, not the time of the request: equal content gives an equal file.
    stamp: changed,
    lastModified: changed,
    start: wholeDays ? wholeDay(first) : first,
    end: wholeDays ? wholeDay(last, 1) : last > first ? last : null,
    allDay: wholeDays,
    summary: withoutControls(title),
    description: teaser && withoutControls(teaser),
    location: place && withoutControls(place),
    url: pageOf(site, event),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

/**
 * The response with an iCalendar file (RFC 5545); times are in UTC.
 * @param name of a calendar to subscribe to. A single event must have none: Outlook would open it as a new, empty calendar
 *   (MS-OXCICAL, X-WR-CALNAME)
 */
export function calendarResponse(
  site: RequestedSite,
  name: string | undefined,
  events: readonly CalendarEvent[],
): Response {
  const calendar = ical({
    prodId: { company: site.tenant.name, product: 'Website', language: site.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ...(name !== undefined && {
      // The library escapes the texts of events, but not the name.
      name: escape(withoutControls(`${name} • ${site.tenant.name}`), false),
      ttl: refreshIntervalSeconds,
    }),
  });
  for (const event of events) addEvent(calendar, site, event);
  return new Response(calendar.toString(), { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}
