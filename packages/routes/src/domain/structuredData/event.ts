import type { CalendarEvent } from '@group/content-client/event/event.schema';
import type { Event } from 'schema-dts';
import { dayOf, eventSpan } from '../events/eventTime.ts';
import { paths, withPrefix } from '../../site/paths.ts';
import { pictureAddress } from '../../site/pictureAddress.ts';
import type { Site } from '../../site/site.ts';
import { organisationData } from './organisation.ts';
import { addressFromLines } from './postalAddress.ts';

type EventData = Extract<Event, { '@type': 'Event' }>;

/** schema.org data of an event. */
export function eventData(site: Site, event: CalendarEvent) {
  const { title, teaser, picture, place, cancelled, startsAt, endsAt } = event;
  const { first, last, wholeDays } = eventSpan(event);
  const lines = site.configuration?.addressLines ?? [];
  return {
    '@type': 'Event',
    name: title,
    description: teaser,
    url: site.origin + withPrefix(site.pathPrefix, paths.event.href(event)),
    startDate: wholeDays ? dayOf(first) : startsAt,
    endDate: endsAt && (wholeDays ? dayOf(last) : endsAt),
    eventStatus: cancelled ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: addressFromLines(lines) },
    image: picture && site.origin + pictureAddress(picture.name, 1280, 'jpg'),
    organizer: organisationData(site),
  } satisfies EventData;
}
