import { expect, it } from 'vitest';
import { nextHolidays, publicHolidays } from './publicHolidays.ts';

it.each([
  [2026, ['2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25']],
  [2027, ['2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17']],
  [2038, ['2038-04-23', '2038-04-26', '2038-06-03', '2038-06-14']],
])('knows the holidays of %s that depend on Easter', (year, days) => {
  expect(publicHolidays(year)).toEqual(expect.arrayContaining(days));
});

it('lists the holidays of a year, from today on', () => {
  const next = nextHolidays(new Date('2026-12-25T12:00:00Z'));
  expect(next.slice(0, 4)).toEqual(['2026-12-25', '2026-12-26', '2026-12-31', '2027-01-01']);
  expect(next).toHaveLength(12);
});
