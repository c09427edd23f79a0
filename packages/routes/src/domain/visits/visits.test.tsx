import { visitSlotsFixture, wireVisitSlotsFixture } from '@group/content-client/visitSlot/visitSlot.fixture';
import { wireHousesFixture } from '@group/content-client/house/house.fixture';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { loader } from '../../screens/house/house.route.tsx';
import { DateChoice } from './DateChoice.tsx';
import { NextVisits } from './NextVisits.tsx';
import { openVisits } from './openVisits.ts';

const at = (instant: string, slots = visitSlotsFixture) => openVisits(slots, Date.parse(instant));
const starts = (visits: ReturnType<typeof at>) => visits.map(({ startsAt }) => startsAt);

describe('openVisits', () => {
  it('leaves out dates that are full, past or too soon', () => {
    const visits = at('2026-11-25T08:00:00Z');
    expect(starts(visits).slice(0, 2)).toEqual(['2026-12-03T07:00:00.000Z', '2026-12-09T13:00:00.000Z']);
    expect(visits[0]).toMatchObject({ endsAt: '2026-12-03T15:00:00.000Z', place: 'Büro der Berufsbildung' });
    expect(visits[0]?.value).toBe('v2schnuppern000000000000/2026-12-03T07:00:00.000Z');
  });

  it('says what a date is about in the language of the page, or as the house has written it', () => {
    const now = Date.parse('2026-11-25T08:00:00Z');
    expect(openVisits(visitSlotsFixture, now, 'fr-CH').slice(0, 2)).toMatchObject([
      { title: 'Assistante ou assistant en soins et santé' },
      { title: 'Führung durchs Haus' },
    ]);
    expect(openVisits(visitSlotsFixture, now, 'it-CH')[0]?.title).toBe('Fachfrau / Fachmann Gesundheit');
  });

  it('leaves out the holidays of a weekly slot, but not of one for that day alone', () => {
    const christmas = '2026-12-24T13:00:00.000Z';
    const slots = visitSlotsFixture.map((slot) => ({ ...slot, startsAt: '2026-12-03T13:00:00.000Z' }));
    expect(starts(at('2026-12-21T00:00:00Z', slots)).slice(0, 2)).toEqual([
      '2027-01-07T13:00:00.000Z',
      '2027-01-14T13:00:00.000Z',
    ]);
    const once = slots.map((slot) => ({ ...slot, startsAt: christmas, repeatsUntil: undefined }));
    expect(starts(at('2026-12-21T00:00:00Z', once))).toEqual([christmas, christmas]);
  });

  it('offers six weeks, and nothing of a closed slot', () => {
    expect(starts(at('2026-12-03T00:00:00Z')).at(-1)).toBe('2027-01-13T13:00:00.000Z');
    expect(
      at(
        '2026-11-25T08:00:00Z',
        visitSlotsFixture.map((slot) => ({ ...slot, closed: true })),
      ),
    ).toEqual([]);
  });
});

describe('NextVisits', () => {
  it('says when, what for and where', () => {
    renderInSite(<NextVisits visits={at('2026-12-01T00:00:00Z')} />);
    const [trialDay, visit] = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(trialDay).toMatch(
      /^Schnuppern: Fachfrau\u00a0\/ Fachmann Gesundheit, Donnerstag.*Treffpunkt: Büro der Berufsbildung$/,
    );
    expect(visit).toMatch(/^Besuch: Führung durchs Haus, Mittwoch.*Treffpunkt: Empfang$/);
    expect(screen.getAllByRole('term')[1]?.textContent).toMatch(/^Mittwoch, 9. Dezember 2026, 14.00/);
  });

  it('names each date in its link', () => {
    renderInSite(<NextVisits visits={at('2026-12-01T00:00:00Z')} />);
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(new Set(names)).toHaveLength(names.length);
    expect(names).toContainEqual(
      expect.stringMatching(/^Besuch: Führung durchs Haus, Mittwoch, 9. Dezember 2026, 14.00/),
    );
  });

  it('marks what is German on a French page', () => {
    const visits = openVisits(visitSlotsFixture, Date.parse('2026-12-01T00:00:00Z'), 'fr-CH').slice(0, 2);
    renderInSite(<NextVisits visits={visits} />, { language: 'fr' });
    const german = [...document.querySelectorAll('[lang^=de]')].map(({ textContent }) => textContent);
    expect(german).toEqual(['Büro der Berufsbildung', 'Führung durchs Haus']);
  });

  it('marks the same among the dates to choose from', () => {
    const visits = openVisits(visitSlotsFixture, Date.parse('2026-12-01T00:00:00Z'), 'fr-CH').slice(0, 2);
    renderInSite(<DateChoice name="slot" label="Date" visits={visits} max={2} />, { language: 'fr' });
    const german = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('[lang]'));
    expect(german.map((title) => title?.textContent)).toEqual([undefined, 'Führung durchs Haus']);
  });

  it('is on the page of its house alone, unless it is for all', async () => {
    const answers = { houses: wireHousesFixture, 'visit-slots': wireVisitSlotsFixture };
    const site = requestedSiteFixture('tabor', { answers });
    const of = async (slug: string) => {
      const { visits } = await loader(routeArguments(site, `/unsere-haeuser/${slug}`, { slug }));
      return new Set(visits.map(({ house }) => house));
    };
    expect(await of('haupthaus-am-see')).toContain('haupthaus-am-see');
    expect(await of('gartenhaus')).not.toContain('haupthaus-am-see');
  });
});
