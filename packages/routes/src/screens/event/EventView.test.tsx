import { eventFixture, wireEventsFixture } from '@group/content-client/event/event.fixture';
import type { CalendarEvent } from '@group/content-client/event/event.schema';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { loader } from './event.route.tsx';
import { EventView } from './EventView.tsx';

function show(changes: Partial<CalendarEvent>, over = false) {
  renderInSite(<EventView event={{ ...eventFixture, ...changes }} over={over} more={[]} />, { path: '/events' });
}

const registrationLink = 'mailto:anlass@tabor.example';

describe('EventView', () => {
  it('shows time, place and actions', () => {
    show({ registrationLink });
    expect(screen.queryByText(/^Samstag, 28. November 2026, 14.00/)).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toBe(registrationLink);
    expect(screen.getByRole('link', { name: 'In den Kalender eintragen' }).getAttribute('href')).toBe(
      '/events/e1herbstmarkt00000000000/herbstmarkt-im-garten/event.ics',
    );
    expect(screen.getByRole('link', { name: 'Alle Veranstaltungen' }).getAttribute('href')).toBe('/events');
  });

  it('marks a cancelled event and offers no actions', () => {
    show({ registrationLink, cancelled: true });
    expect(screen.queryByText('Diese Veranstaltung ist leider abgesagt')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Zur Anmeldung' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'In den Kalender eintragen' })).toBeNull();
  });

  it('marks a past event', () => {
    show({ registrationLink }, true);
    expect(screen.queryByText('Diese Veranstaltung hat schon stattgefunden')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Zur Anmeldung' })).toBeNull();
  });
});

describe('loader of an event', () => {
  const site = requestedSiteFixture('tabor', { answers: { events: wireEventsFixture } });
  const load = (id: string, slug?: string) => loader(routeArguments(site, `/events/${id}?von=brief`, { id, slug }));

  it('returns the event', async () => {
    const { event } = await load('e1herbstmarkt00000000000', 'herbstmarkt-im-garten');
    expect(event.title).toBe('Herbstmarkt im Garten');
  });

  it.each(['anderer-titel', undefined])('redirects the slug %s permanently', async (slug) => {
    const answer = await load('e1herbstmarkt00000000000', slug).catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) throw new Error('expected a redirect');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/events/e1herbstmarkt00000000000/herbstmarkt-im-garten?von=brief');
  });

  it.each([
    ['of no event', 'e9nirgends00000000000000'],
    ['with a malformed value', '../jobs'],
    ['of an event for residents', 'e2singen0000000000000000'],
  ])('answers 404 to the id %s', async (_case, id) => {
    await expect(load(id, 'gemeinsam-singen')).rejects.toMatchObject({ init: { status: 404 } });
  });
});
