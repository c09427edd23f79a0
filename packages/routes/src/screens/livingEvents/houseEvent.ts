import type { CalendarEvent } from '@group/content-client/event/event.schema';
import { type EventTeaser, eventTeaser } from '../../domain/events/eventTeaser.ts';

/** An event in the house's own list. */
export interface HouseEvent extends EventTeaser {
  /** Inline details of an event that has no page of its own and more content than its teaser. */
  details?: Pick<CalendarEvent, 'body' | 'registrationLink'> | undefined;
}

/** @param pages whether public events have pages of their own on this site */
export function houseEvent(event: CalendarEvent & { untranslated?: true }, pages: boolean): HouseEvent {
  const { body, registrationLink, audience, cancelled } = event;
  const toldElsewhere = pages && audience === 'public';
  const link = cancelled ? undefined : registrationLink;
  const more = body.length > 0 || link !== undefined;
  return {
    ...eventTeaser(event),
    details: more && !toldElsewhere ? { body, registrationLink: link } : undefined,
  };
}
