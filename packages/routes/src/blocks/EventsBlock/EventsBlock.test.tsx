import { wireEventsFixture } from '@group/content-client/event/event.fixture';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { siteFixture } from '../../testing/site.fixture.ts';
import { SiteStoryProvider } from '../../testing/SiteStoryProvider.tsx';
import type { LoadedBlock } from '../block/block.ts';
import { EventsBlock } from './EventsBlock.tsx';
import { loadBlocks } from '../Blocks/loadBlocks.server.ts';

/** The block as a page of Tabor has it. */
async function loaded(count: number): Promise<Extract<LoadedBlock, { type: 'events' }>> {
  const site = requestedSiteFixture('tabor', { answers: { events: wireEventsFixture } });
  const [block] = await loadBlocks(site, [{ type: 'events', count }]);
  if (block?.type !== 'events') throw new Error('expected the block');
  return block;
}

describe('EventsBlock', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z'), toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  it('shows the next public events, and no more than it was told', async () => {
    const { events } = await loaded(1);
    expect(events.map(({ title }) => title)).toEqual(['Herbstmarkt im Garten']);
    expect((await loaded(12)).events).toHaveLength(2);
  });

  it('leads to their pages and to all of them', async () => {
    render(
      <SiteStoryProvider>
        <EventsBlock block={await loaded(3)} />
      </SiteStoryProvider>,
    );
    expect(screen.getByRole('link', { name: 'Herbstmarkt im Garten' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Alle Veranstaltungen' }).getAttribute('href')).toBe('/events');
  });

  it('leads to the list of the house where events have no pages', async () => {
    render(
      <SiteStoryProvider site={{ features: { ...siteFixture.features, events: false } }}>
        <EventsBlock block={await loaded(3)} />
      </SiteStoryProvider>,
    );
    const [all, ...others] = screen.getAllByRole('link');
    expect(all?.getAttribute('href')).toBe('/wohnen/veranstaltungen');
    expect(others).toHaveLength(0);
  });

  it('is left out while its events cannot be had', async () => {
    expect(await loadBlocks(requestedSiteFixture('tabor'), [{ type: 'events', count: 3 }])).toEqual([]);
  });
});
