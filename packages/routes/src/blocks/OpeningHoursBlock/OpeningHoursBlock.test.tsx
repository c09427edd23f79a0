import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { OpeningHoursBlock } from './OpeningHoursBlock.tsx';
import { showWhetherOpen } from './OpeningHoursBlock.enhance.ts';
import { type OpeningTime, openingRows } from './openingTimes.ts';

const weekdays = { firstDay: 'monday', lastDay: 'friday' } as const;
const office: OpeningTime[] = [
  { ...weekdays, opens: '08:00', closes: '12:00' },
  { ...weekdays, opens: '13:30', closes: '17:00' },
  { firstDay: 'saturday', opens: '09:00', closes: '12:00' },
];
const night: OpeningTime[] = [{ firstDay: 'friday', lastDay: 'monday', opens: '20:00', closes: '06:00' }];
const always: OpeningTime[] = [{ firstDay: 'monday', lastDay: 'sunday', opens: '00:00', closes: '00:00' }];

function show(times: OpeningTime[]) {
  renderInSite(<OpeningHoursBlock block={{ type: 'opening-hours', times, holidays: ['2026-12-25'] }} />);
}

const said = () =>
  screen
    .getAllByText(/^Jetzt/)
    .filter((sentence) => !sentence.hidden)
    .map(({ textContent }) => textContent);

describe('OpeningHoursBlock', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
  it('says nothing about now without JavaScript', () => {
    show(office);
    expect(said()).toEqual([]);
    expect(screen.queryByRole('row', { name: 'Samstag 9–12 Uhr' })).not.toBeNull();
  });

  // Switzerland is one hour ahead of UTC in winter and two in summer.
  it.each([
    ['before it opens', office, '2026-11-23T06:59:00Z', 'Jetzt geschlossen'],
    ['when it opens', office, '2026-11-23T07:00:00Z', 'Jetzt offen, bis 12 Uhr'],
    ['in the break', office, '2026-11-23T11:00:00Z', 'Jetzt geschlossen'],
    ['in the afternoon', office, '2026-11-27T15:59:00Z', 'Jetzt offen, bis 17 Uhr'],
    ['on a single day', office, '2026-11-28T10:00:00Z', 'Jetzt offen, bis 12 Uhr'],
    ['on Sunday', office, '2026-11-29T10:00:00Z', 'Jetzt geschlossen'],
    ['in summer', office, '2026-07-06T06:00:00Z', 'Jetzt offen, bis 12 Uhr'],
    ['over the end of the week', night, '2026-11-29T22:00:00Z', 'Jetzt offen, bis 6 Uhr'],
    ['in the night after the last day', night, '2026-12-01T04:00:00Z', 'Jetzt offen, bis 6 Uhr'],
    ['in the night before the first day', night, '2026-12-04T04:00:00Z', 'Jetzt geschlossen'],
    ['round the clock', always, '2026-11-29T23:30:00Z', 'Jetzt offen'],
  ])('says whether it is open %s', (_, times, now, sentence) => {
    vi.setSystemTime(now);
    show(times);
    showWhetherOpen();
    expect(said()).toEqual([sentence]);
  });

  it('keeps up with the time', () => {
    vi.setSystemTime('2026-11-23T10:59:30Z');
    show(office);
    showWhetherOpen();
    vi.advanceTimersByTime(60_000);
    expect(said()).toEqual(['Jetzt geschlossen']);
  });

  it('says nothing on public holidays', () => {
    vi.setSystemTime('2026-12-25T09:00:00Z');
    show(office);
    showWhetherOpen();
    expect(said()).toEqual([]);
  });
});

it.each([
  ['de', ['Montag bis Freitag', '8–12 Uhr', '13.30–17 Uhr']],
  ['gsw', ['Mäntig bis Friitig', '8–12 Uhr', '13.30–17 Uhr']],
  ['en', ['Monday to Friday', '08:00–12:00', '13:30–17:00']],
  ['it', ['Da lunedì a venerdì', 'ore 8–12', 'ore 13.30–17']],
  ['fr', ['Du lundi au vendredi', 'de 8 h à 12 h', 'de 13 h 30 à 17 h']],
])('writes opening hours in %s, with those before and after a break together', (language, [name, ...spans]) => {
  expect(openingRows(language, office)[0]).toEqual({ name, spans });
});

it('breaks lines between opening times only', () => {
  show(office);
  const cell = screen.getByRole('row', { name: /^Montag bis Freitag/ }).querySelector('td');
  expect(cell?.textContent).toBe('8–12 Uhr und 13.30–17 Uhr');
  expect([...(cell?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['8–12 Uhr', '13.30–17 Uhr']);
});
