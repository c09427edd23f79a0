import type { CalendarEvent } from '@group/content-client/event/event.schema';

/** What lists show of an event: no more of it reaches the browser. */
export type EventTeaser = Omit<CalendarEvent, 'body' | 'registrationLink' | 'updatedAt' | 'company'> & {
  germanOnly?: true;
};

export function eventTeaser(event: CalendarEvent & { germanOnly?: true }): EventTeaser {
  const { body: _body, registrationLink: _link, updatedAt: _updated, company: _company, ...teaser } = event;
  return teaser;
}
