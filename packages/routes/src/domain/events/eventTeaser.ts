import type { CalendarEvent } from '@group/content-client/event/event.schema';

/** What lists show of an event: no more of it reaches the browser. */
export type EventTeaser = Omit<CalendarEvent, 'body' | 'registrationLink' | 'updatedAt' | 'company'> & {
  untranslated?: true;
};

export function eventTeaser(event: CalendarEvent & { untranslated?: true }): EventTeaser {
  const { body: _body, registrationLink: _link, updatedAt: _updated, company: _company, ...teaser } = event;
  return teaser;
}
