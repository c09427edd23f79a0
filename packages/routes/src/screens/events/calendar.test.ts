import { eventsFixture, wireEventsFixture } from '@group/content-client/event/event.fixture';
import type { CalendarEvent } from '@group/content-client/event/event.schema';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture, type RequestedSiteExample } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { calendarResponse } from '../../domain/events/calendar.server.ts';
import { loader as eventCalendar } from '../event/eventCalendar.route.ts';
import { loader as eventsCalendar } from './eventsCalendar.route.ts';
import { loader as livingEventsCalendar } from '../livingEvents/livingEventsCalendar.route.ts';

const example: RequestedSiteExample = { answers: { events: wireEventsFixture } };
const tabor = requestedSiteFixture('tabor', example);

async function eventsOf(response: Response) {
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

function calendarOf(changes: Partial<CalendarEvent>): Response {
  const [event] = eventsFixture;
  if (!event) throw new Error('there is an example');
  return calendarResponse(tabor, 'Veranstaltungen', [{ ...event, ...changes }]);
}

describe('calendar file of one event', () => {
  it('declares its type and its name', () => {
    expect(calendarOf({}).headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  });

  it('has time and place, and links to the event’s page', async () => {
    const [event] = await eventsOf(calendarOf({}));
    expect(event?.summary).toBe('Herbstmarkt im Garten');
    expect(event?.location).toBe('Garten und Cafeteria');
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-28T13:00:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-28T16:30:00.000Z');
    expect(event?.component.getFirstPropertyValue('url')).toBe(
      'https://tabor.example/events/e1herbstmarkt00000000000/herbstmarkt-im-garten',
    );
    expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  it('escapes its name and its texts', async () => {
    const hostile = 'Markt, gross; neu\r\nATTACH:http://evil.example\u0007';
    const [event] = eventsFixture;
    if (!event) throw new Error('there is an example');
    const changed = { ...event, title: hostile, teaser: hostile, place: hostile };
    const text = await calendarResponse(tabor, hostile, [changed]).text();
    expect(text).not.toMatch(/^ATTACH/m);
    expect(text).not.toContain('\u0007');
    const calendar = new ICAL.Component(ICAL.parse(text));
    // The parser does not know this property of RFC 7986, and leaves it escaped.
    expect(calendar.getFirstPropertyValue('name')).toBe(
      String.raw`Markt\, gross\; neu\nATTACH:http://evil.example • Tabor`,
    );
    const summary = calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('summary');
    expect(summary).toBe('Markt, gross; neu\nATTACH:http://evil.example');
  });

  it('marks a cancelled event', async () => {
    const [event] = await eventsOf(calendarOf({ cancelled: true }));
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('is stable for the same content, at any time', async () => {
    const updatedAt = '2026-10-01T08:00:00.000Z';
    expect(await calendarOf({ updatedAt }).text()).toBe(await calendarOf({ updatedAt }).text());
    const [event] = await eventsOf(calendarOf({ updatedAt }));
    expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-10-01T08:00:00Z');
  });

  it('ends all-day events on the following day', async () => {
    const [event] = await eventsOf(
      calendarOf({ startsAt: '2026-11-19T23:00:00.000Z', endsAt: '2026-11-22T23:00:00.000Z' }),
    );
    expect(event?.startDate.isDate).toBe(true);
    expect(String(event?.startDate)).toBe('2026-11-20');
    expect(String(event?.endDate)).toBe('2026-11-23');
  });
});

describe('calendars of a site', () => {
  it('have the public events, and in the house’s calendar all events', async () => {
    const publicOnes = await eventsOf(await eventsCalendar(routeArguments(tabor, '/events.ics')));
    const all = await eventsOf(await livingEventsCalendar(routeArguments(tabor, '/wohnen/veranstaltungen.ics')));
    expect([publicOnes.length, all.length]).toEqual([2, 3]);
  });

  it('use the same UID in every language, and link to the list where events have no page', async () => {
    const [italian] = await eventsOf(
      await livingEventsCalendar(
        routeArguments(
          requestedSiteFixture('rivabella', { ...example, language: 'it' }),
          '/wohnen/veranstaltungen.ics',
        ),
      ),
    );
    expect(italian?.uid).toBe('e1herbstmarkt00000000000@rivabella');
    expect(italian?.component.getFirstPropertyValue('url')).toBe('https://rivabella.example/it/wohnen/veranstaltungen');
  });

  it('exist for a single event, unless it is not public', async () => {
    const path = '/events/e1herbstmarkt00000000000/herbstmarkt-im-garten/event.ics';
    const params = { id: 'e1herbstmarkt00000000000', slug: 'herbstmarkt-im-garten' };
    const file = await (await eventCalendar(routeArguments(tabor, path, params))).text();
    expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
    expect(file, 'Outlook opens an event, not a new calendar').not.toMatch(/^(?:X-WR-CALNAME|NAME|REFRESH-INTERVAL)/m);
    const others = { id: 'e2singen0000000000000000', slug: 'gemeinsam-singen' };
    await expect(eventCalendar(routeArguments(tabor, '/', others))).rejects.toMatchObject({ init: { status: 404 } });
  });
});
