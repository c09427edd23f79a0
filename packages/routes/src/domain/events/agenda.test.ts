import { describe, expect, it } from 'vitest';
import { agenda, byMonth, isUpcoming } from './agenda.ts';

const now = new Date('2026-11-28T15:00:00.000Z');

const event = (startsAt: string, endsAt?: string) => ({ startsAt, endsAt });

describe('isUpcoming', () => {
  it.each([
    ['ongoing', event('2026-11-28T13:00:00.000Z', '2026-11-28T16:30:00.000Z'), true],
    ['over since an hour ago', event('2026-11-28T10:00:00.000Z', '2026-11-28T14:00:00.000Z'), false],
    ['from earlier today, without a known end', event('2026-11-28T08:00:00.000Z'), true],
    ['from yesterday, without a known end', event('2026-11-27T08:00:00.000Z'), false],
    ['on its last of several days', event('2026-11-25T23:00:00.000Z', '2026-11-28T23:00:00.000Z'), true],
    ['in the next week', event('2026-12-04T13:00:00.000Z'), true],
  ])('of an event that is %s', (_case, each, upcoming) => {
    expect(isUpcoming(each, now)).toBe(upcoming);
  });
});

describe('agenda', () => {
  it('sorts upcoming events ascending and those of the past year descending', () => {
    const old = event('2025-11-01T13:00:00.000Z');
    const spring = event('2026-03-01T13:00:00.000Z');
    const autumn = event('2026-10-01T13:00:00.000Z');
    const next = event('2026-12-01T13:00:00.000Z');
    const later = event('2027-01-01T13:00:00.000Z');
    expect(agenda([old, spring, autumn, next, later], now)).toEqual({
      upcoming: [next, later],
      past: [autumn, spring],
    });
  });
});

describe('byMonth', () => {
  it('groups by months in Swiss time', () => {
    const lastOfMonth = event('2026-11-30T18:00:00.000Z');
    const newMonth = event('2026-11-30T23:30:00.000Z');
    expect(byMonth([lastOfMonth, newMonth])).toEqual([
      { month: '2026-11', events: [lastOfMonth] },
      { month: '2026-12', events: [newMonth] },
    ]);
  });
});
