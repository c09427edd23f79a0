import { describe, expect, it } from 'vitest';
import { endOfSwissDay, swissInstant, swissLocalTime } from './swissTime.ts';

describe('the Swiss day of an instant', () => {
  it.each([
    ['in winter', '2026-12-31', '2026-12-31T22:59:59.999Z'],
    ['in summer', '2026-08-01', '2026-08-01T21:59:59.999Z'],
    ['on the day that summer time begins', '2027-03-28', '2027-03-28T21:59:59.999Z'],
    ['on the day that summer time ends', '2027-10-31', '2027-10-31T22:59:59.999Z'],
  ])('ends with its last moment %s', (_, day, end) => {
    expect(endOfSwissDay(day)).toBe(end);
    expect(swissLocalTime(new Date(end))).toBe(`${day}T23:59`);
  });
});

describe('the instant of a Swiss local time', () => {
  it.each([
    ['2027-03-28T01:30', '2027-03-28T00:30:00.000Z'],
    ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    ['2027-10-31T01:30', '2027-10-30T23:30:00.000Z'],
    ['2027-10-31T03:00', '2027-10-31T02:00:00.000Z'],
  ])('is by the clock of that hour: %s', (local, instant) => {
    expect(swissInstant(local)).toBe(instant);
    expect(swissLocalTime(Date.parse(instant))).toBe(local);
  });
});
