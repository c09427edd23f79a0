import type { CalendarEvent } from '@group/content-client/event/event.schema';
import type { Translated } from '../../site/translation.server.ts';

/** An event in the house's own list. */
export interface HouseEvent extends Translated<CalendarEvent> {
  /** Inline details of an event that has no page of its own and more content than its teaser. */
  details?: Pick<CalendarEvent, 'body' | 'registrationLink'> | undefined;
}

/** @param pages whether public events have pages of their own on this site */
export function houseEvent(event: Translated<CalendarEvent>, pages: boolean): HouseEvent {
  const { body, registrationLink, audience, cancelled } = event;
  const toldElsewhere = pages && audience === 'public';
  const link = cancelled ? undefined : registrationLink;
  const more = body.length > 0 || link !== undefined;
  return {
    ...event,
    details: more && !toldElsewhere ? { body, registrationLink: link } : undefined,
  };
}
