import { describe, expect, it } from 'vitest';
import { visitDates } from './visitDates.ts';

const between = (slot: Parameters<typeof visitDates>[0], from: string, until: string) =>
  visitDates(slot, Date.parse(from), Date.parse(until));

describe('visitDates', () => {
  it('is one date where nothing repeats', () => {
    const once = { startsAt: '2026-12-02T13:00:00.000Z' };
    expect(between(once, '2026-11-01T00:00Z', '2027-11-01T00:00Z')).toEqual([once.startsAt]);
    expect(between(once, '2026-12-02T13:00:00.001Z', '2027-11-01T00:00Z')).toEqual([]);
  });

  it('keeps the Swiss time when the clock changes, in both directions', () => {
    const spring = { startsAt: '2027-03-25T13:00:00.000Z', repeatsUntil: '2027-04-01' };
    expect(between(spring, '2027-03-20T00:00Z', '2027-05-01T00:00Z')).toEqual([
      '2027-03-25T13:00:00.000Z',
      '2027-04-01T12:00:00.000Z',
    ]);
    const autumn = { startsAt: '2026-10-22T12:00:00.000Z', repeatsUntil: '2026-11-10' };
    expect(between(autumn, '2026-10-29T13:00Z', '2026-10-29T13:00Z')).toEqual(['2026-10-29T13:00:00.000Z']);
  });

  it('includes the last day, also late in the evening', () => {
    const evening = { startsAt: '2026-12-01T22:30:00.000Z', repeatsUntil: '2026-12-08' };
    expect(between(evening, '2026-12-05T00:00Z', '2027-12-01T00:00Z')).toEqual(['2026-12-08T22:30:00.000Z']);
  });
});
