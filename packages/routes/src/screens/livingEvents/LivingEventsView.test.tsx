import { eventsFixture, wireEventsFixture } from '@group/content-client/event/event.fixture';
import type { CalendarEvent } from '@group/content-client/event/event.schema';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { siteFixture } from '../../testing/site.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { houseEvent } from './houseEvent.ts';
import { loader } from './livingEvents.route.tsx';
import { LivingEventsView } from './LivingEventsView.tsx';

function show(pages: boolean) {
  return renderInSite(
    <LivingEventsView page={null} events={eventsFixture.map((event) => houseEvent(event, pages))} />,
    { path: '/wohnen/veranstaltungen', site: { features: { ...siteFixture.features, events: pages } } },
  );
}

describe('LivingEventsView', () => {
  it('links to the pages of public events, and names the audience of the others', () => {
    const { container } = show(true);
    expect(screen.queryByRole('link', { name: 'Herbstmarkt im Garten' })).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Gemeinsam singen' })).toBeNull();
    expect(screen.queryByText('Für Bewohnende und Angehörige')).not.toBeNull();
    expect(container.querySelectorAll('details')).toHaveLength(0);
  });

  it('shows the details inline where events have no pages', () => {
    const { container } = show(false);
    expect(screen.queryByRole('link', { name: 'Herbstmarkt im Garten' })).toBeNull();
    const [market, talk] = container.querySelectorAll('details');
    if (!market || !talk) throw new Error('expected two events with more to say');
    expect(within(market).queryByText(/Treffpunkt für das ganze Quartier/)).not.toBeNull();
    expect(within(talk).queryByText('Zur Anmeldung')).toBeNull();
  });
});

it('has headings of an event below its title', () => {
  const body: CalendarEvent['body'] = [{ type: 'heading', level: 2, children: [{ type: 'text', text: 'Anfahrt' }] }];
  const events = eventsFixture.slice(0, 1).map((event) => ({ ...event, details: { body } }));
  for (const page of [null, { title: 'Bei uns', blocks: [] }]) {
    renderInSite(<LivingEventsView page={page} events={events} />);
    const below = { level: page ? 4 : 3, name: 'Anfahrt' };
    expect(screen.queryByRole('heading', { ...below, hidden: true })).not.toBeNull();
    cleanup();
  }
});

describe('loader of the house’s events', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00.000Z') }));
  it('returns upcoming events for the public and for residents', async () => {
    const site = requestedSiteFixture('rivabella', {
      answers: { events: wireEventsFixture, pages: { data: [] } },
      language: 'it',
    });
    const { page, events } = await loader(routeArguments(site, '/it/wohnen/veranstaltungen'));
    expect(page).toBeNull();
    expect(events.map(({ id }) => id)).toEqual(['e2singen0000000000000000', 'e3vortrag000000000000000']);
  });

  it('omits a composed block that duplicates the list', async () => {
    const blocks = [
      { __component: 'blocks.events', title: null, count: 3 },
      { __component: 'blocks.hero', title: 'Bei uns läuft etwas', text: null, picture: null },
    ];
    const attributes = { path: '/wohnen/veranstaltungen', title: 'Veranstaltungen', blocks };
    const pages = { data: [{ id: 'p1', attributes }] };
    const site = requestedSiteFixture('tabor', { answers: { events: wireEventsFixture, pages } });
    const { page } = await loader(routeArguments(site, '/wohnen/veranstaltungen'));
    expect(page?.blocks.map(({ type }) => type)).toEqual(['hero']);
  });
});
