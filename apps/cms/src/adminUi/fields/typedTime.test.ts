import { expect, it } from 'vitest';
import { includesDay, instantOf } from './typedTime.ts';

const [midnight, afternoon] = ['2026-12-04T23:00:00.000Z', '2026-12-05T13:00:00.000Z'];

it.each([
  ['publishUntil', undefined, '', '2026-12-07T22:59:59.999Z'],
  ['publishUntil', undefined, '12:00', '2026-12-07T11:00:00.000Z'],
  ['publishFrom', undefined, '', '2026-12-06T23:00:00.000Z'],
  // The last day of an event of whole days.
  ['endsAt', midnight, '', '2026-12-07T22:59:59.999Z'],
  ['endsAt', midnight, '17:00', '2026-12-07T16:00:00.000Z'],
  // Without its time, the end of another event is rejected if it is on the same day.
  ['endsAt', afternoon, '', '2026-12-06T23:00:00.000Z'],
  ['startsAt', midnight, '', '2026-12-06T23:00:00.000Z'],
])(
  'reads %s of the 7th of December in a form whose event starts at %s, with the time %j',
  (name, startsAt, time, instant) => {
    expect(instantOf({ day: '2026-12-07', time }, includesDay(name, startsAt))).toBe(instant);
  },
);

it.each([
  ['', null],
  ['0202-12-07', undefined],
])('reads the day %j as %s', (day, instant) => {
  expect(instantOf({ day, time: '' }, false)).toBe(instant);
});
