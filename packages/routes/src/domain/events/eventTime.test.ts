import { swissDay } from '@group/content-client/contract/swissTime';
import { describe, expect, it } from 'vitest';
import { calendarLeaf, eventSpan, eventTimeInWords } from './eventTime.ts';

const market = { startsAt: '2026-11-28T13:00:00.000Z', endsAt: '2026-11-28T16:30:00.000Z' };
/** Replaces the no-break spaces with ordinary ones. */
function plainWords(...args: Parameters<typeof eventTimeInWords>): string {
  return eventTimeInWords(...args)
    .replaceAll('\u00A0', ' ')
    .replaceAll('\u2060', '');
}

/** From midnight to midnight in Switzerland: 20 to 22 November. */
const wholeDays = { startsAt: '2026-11-19T23:00:00.000Z', endsAt: '2026-11-22T23:00:00.000Z' };

describe('eventTimeInWords', () => {
  it.each([
    ['de', 'Samstag, 28. November 2026, 14.00–17.30 Uhr'],
    ['gsw', 'Samstag, 28. November 2026, 14.00–17.30 Uhr'],
    ['en', 'Saturday, 28 November 2026, 14:00–17:30'],
    ['it', 'sabato 28 novembre 2026, ore 14.00–17.30'],
    ['fr', 'samedi 28 novembre 2026, de 14 h à 17 h 30'],
  ])('shows day and times of one day in %s', (language, words) => {
    expect(plainWords(language, market)).toBe(words);
  });

  it('shows the start alone where the end is unknown', () => {
    expect(plainWords('de', { startsAt: market.startsAt })).toBe('Samstag, 28. November 2026, 14.00 Uhr');
  });

  it('shows start and end of an event over several days', () => {
    expect(plainWords('de', { ...market, endsAt: '2026-11-29T15:00:00.000Z' })).toBe(
      'Samstag, 28. November 2026, 14.00 Uhr, bis Sonntag, 29. November 2026, 16.00 Uhr',
    );
  });

  it('shows days without times for all-day events', () => {
    expect(plainWords('de', wholeDays)).toBe('Freitag, 20. November 2026, bis Sonntag, 22. November 2026');
    expect(plainWords('de', { startsAt: wholeDays.startsAt })).toBe('Freitag, 20. November 2026');
  });

  it('joins times by no-break spaces', () => {
    expect(eventTimeInWords('de', market)).toContain('14.00\u2060–\u206017.30\u00A0Uhr');
  });

  it('uses Swiss time, in summer too', () => {
    expect(plainWords('de', { startsAt: '2026-07-01T12:00:00.000Z' })).toBe('Mittwoch, 1. Juli 2026, 14.00 Uhr');
  });
});

describe('eventSpan', () => {
  it('counts a midnight end to the day before', () => {
    expect(swissDay(eventSpan(wholeDays).last)).toBe('2026-11-22');
  });

  it('never ends before its start', () => {
    const { first, last } = eventSpan({ ...market, endsAt: '2026-11-20T10:00:00.000Z' });
    expect(last).toEqual(first);
  });
});

describe('calendarLeaf', () => {
  it('shows the day in Switzerland', () => {
    expect(calendarLeaf('de', new Date('2026-11-20T23:30:00.000Z'))).toEqual({
      weekday: 'Sa',
      day: '21',
      month: 'Nov',
    });
  });
});
