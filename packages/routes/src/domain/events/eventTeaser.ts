import type { CalendarEvent } from '@group/content-client/event/event.schema';

/** The fields of an event that lists show; the others are not sent to the browser. */
export type EventTeaser = Omit<CalendarEvent, 'body' | 'registrationLink' | 'updatedAt' | 'company'> & {
  untranslated?: true;
};

export function eventTeaser(event: CalendarEvent & { untranslated?: true }): EventTeaser {
  const { body: _body, registrationLink: _link, updatedAt: _updated, company: _company, ...teaser } = event;
  return teaser;
}
