import { wireEventsFixture, eventsFixture } from '@group/content-client/event/event.fixture';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { loader } from './events.route.tsx';
import { EventsView } from './EventsView.tsx';

function show(upcoming: typeof eventsFixture, past: typeof eventsFixture, language = 'de') {
  return renderInSite(<EventsView upcoming={upcoming} past={past} />, { language, path: '/events' });
}

describe('EventsView', () => {
  it('has a heading for each month, and a link to each event', () => {
    show(eventsFixture, []);
    const months = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(months).toEqual(['November 2026', 'Dezember 2026']);
    expect(screen.getByRole('link', { name: 'Herbstmarkt im Garten' }).getAttribute('href')).toBe(
      '/events/e1herbstmarkt00000000000/herbstmarkt-im-garten',
    );
    expect(screen.queryByText(/^Samstag, 28. November 2026, 14.00/)).not.toBeNull();
  });

  it('marks a cancelled event in words', () => {
    show(eventsFixture, []);
    expect(screen.queryByText('Abgesagt')).not.toBeNull();
  });

  it('collapses past events', () => {
    const { container } = show([], eventsFixture.slice(0, 1));
    expect(container.querySelector('details')?.open).toBe(false);
    expect(screen.queryByText('Vergangene Veranstaltungen (1)')).not.toBeNull();
  });

  it('reports that there are no events, and still offers the calendar', () => {
    show([], []);
    expect(screen.queryByText('Zurzeit ist nichts geplant. Schauen Sie bald wieder vorbei.')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Kalender abonnieren' }).getAttribute('href')).toBe(
      'webcal://tabor.example/events.ics',
    );
    expect(screen.getByRole('link', { name: 'Als Kalenderdatei herunterladen' }).getAttribute('href')).toBe(
      '/events.ics',
    );
  });

  it('is in the language of the page', () => {
    show(eventsFixture, eventsFixture, 'fr');
    expect(screen.queryByRole('heading', { level: 1, name: 'Manifestations' })).not.toBeNull();
    expect(screen.getAllByText(/^samedi 28 novembre 2026, de.14 h/)).toHaveLength(2);
  });
});

describe('loader of the events', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00.000Z') }));
  it('separates upcoming from past events, and omits those that are not public', async () => {
    const site = requestedSiteFixture('tabor', { answers: { events: wireEventsFixture } });
    const { upcoming, past } = await loader(routeArguments(site, '/events'));
    expect(upcoming.map(({ id }) => id)).toEqual(['e3vortrag000000000000000']);
    expect(past.map(({ id }) => id)).toEqual(['e1herbstmarkt00000000000']);
  });

  it('answers 503 while content is unavailable', async () => {
    const site = requestedSiteFixture('tabor');
    await expect(loader(routeArguments(site, '/events'))).rejects.toMatchObject({ init: { status: 503 } });
  });
});
