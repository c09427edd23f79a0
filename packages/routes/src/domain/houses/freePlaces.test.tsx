import { wireAvailabilitiesFixture } from '@group/content-client/availability/availability.fixture';
import { housesFixture } from '@group/content-client/house/house.fixture';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { FreePlacesSection } from './FreePlacesSection.tsx';
import { freePlaces } from './freePlaces.ts';
import { readAvailabilities } from './readAvailabilities.server.ts';

const answers = { availabilities: wireAvailabilitiesFixture };

/** What Tabor's houses say at an ISO instant. */
async function saidAt(instant: string) {
  return freePlaces(
    housesFixture,
    await readAvailabilities(requestedSiteFixture('tabor', { answers })),
    new Date(instant),
  );
}

describe('freePlaces', () => {
  it('says what is free, and when that was stated', async () => {
    const [house] = await saidAt('2026-11-21T15:00:00Z');
    renderInSite(<FreePlacesSection houses={house ? [house] : []} />);
    expect(screen.getByText('Ferienplatz').nextSibling?.textContent).toBe('frei');
    expect(screen.getByText('Pflegeplatz').nextSibling?.textContent).toBe('Warteliste');
    expect(screen.queryByText('Tagesplatz')).toBeNull();
    expect(screen.queryByText('Stand: heute, 08.12 Uhr')).not.toBeNull();
    const data = document.querySelector('[data-places]')?.getAttribute('data-places');
    expect(data).toBe(`${house?.statedAt} longStay=waitingList shortStay=free dementiaCare=soon`);
  });

  it('asks to call once nobody has confirmed it for seven days', async () => {
    const [before] = await saidAt('2026-11-28T07:12:00Z');
    expect(before).toMatchObject({ isToday: false, offers: [{}, {}, {}] });
    const [after] = await saidAt('2026-11-28T07:12:01Z');
    expect(after?.offers).toEqual([]);
    renderInSite(<FreePlacesSection houses={after ? [after] : []} />);
    expect(screen.queryByText('Ob etwas frei ist, sagen wir Ihnen gern am Telefon.')).not.toBeNull();
  });

  it('counts a statement by the Swiss day', async () => {
    const [house] = await saidAt('2026-11-21T23:30:00Z');
    expect(house?.isToday).toBe(false);
  });

  it('is nothing while the content service is unavailable', async () => {
    expect(await readAvailabilities(requestedSiteFixture('tabor'))).toEqual(new Map());
  });
});
