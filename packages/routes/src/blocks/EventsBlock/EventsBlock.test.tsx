import { wireEventsFixture } from '@group/content-client/event/event.fixture';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { siteFixture } from '../../testing/site.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import type { LoadedBlock } from '../block/block.ts';
import { EventsBlock } from './EventsBlock.tsx';
import { loadBlocks } from '../Blocks/loadBlocks.server.ts';

/** The block as a page of Tabor loads it. */
async function loaded(count: number): Promise<Extract<LoadedBlock, { type: 'events' }>> {
  const site = requestedSiteFixture('tabor', { answers: { events: wireEventsFixture } });
  const [block] = await loadBlocks(site, [{ type: 'events', count }]);
  if (block?.type !== 'events') throw new Error('expected the block');
  return block;
}

describe('EventsBlock', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z'), toFake: ['Date'] }));
  it('shows the next public events, up to its limit', async () => {
    const { events } = await loaded(1);
    expect(events.map(({ title }) => title)).toEqual(['Herbstmarkt im Garten']);
    expect((await loaded(12)).events).toHaveLength(2);
  });

  it('links to the events’ pages and to the list of events', async () => {
    renderInSite(<EventsBlock block={await loaded(3)} />);
    expect(screen.queryByRole('link', { name: 'Herbstmarkt im Garten' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Alle Veranstaltungen' }).getAttribute('href')).toBe('/events');
  });

  it('links to the house’s list where events have no pages', async () => {
    renderInSite(<EventsBlock block={await loaded(3)} />, {
      site: { features: { ...siteFixture.features, events: false } },
    });
    const [all, ...others] = screen.getAllByRole('link');
    expect(all?.getAttribute('href')).toBe('/wohnen/veranstaltungen');
    expect(others).toHaveLength(0);
  });

  it('is omitted while events are unavailable', async () => {
    expect(await loadBlocks(requestedSiteFixture('tabor'), [{ type: 'events', count: 3 }])).toEqual([]);
  });
});
