import { expect, it } from 'vitest';
import { answerBy, urgencyOf } from './answerBy.ts';
import { csv } from './csv.ts';

it.each([
  ['within the week', '2026-11-16T09:00:00.000Z', 3, '2026-11-19T22:59:59.999Z'],
  ['over a weekend', '2026-11-20T09:00:00.000Z', 1, '2026-11-23T22:59:59.999Z'],
  ['arrived on a Saturday', '2026-11-21T09:00:00.000Z', 5, '2026-11-27T22:59:59.999Z'],
  ['arrived after midnight in Switzerland', '2026-11-16T23:30:00.000Z', 1, '2026-11-18T22:59:59.999Z'],
  ['into summer time', '2028-03-24T09:00:00.000Z', 1, '2028-03-27T21:59:59.999Z'],
  ['over Easter', '2027-03-25T09:00:00.000Z', 1, '2027-03-30T21:59:59.999Z'],
])('counts working days %s', (_, acceptedAt, days, expected) =>
  expect(answerBy(acceptedAt, days, 'ZH')).toBe(expected),
);

it('counts the holidays of the canton: on Epiphany, Ticino does not work', () => {
  const answers = (['ZH', 'TI'] as const).map((canton) => answerBy('2027-01-05T09:00:00.000Z', 1, canton));
  expect(answers).toEqual(['2027-01-06T22:59:59.999Z', '2027-01-07T22:59:59.999Z']);
});

it.each([
  ['2026-11-20T22:59:59.999Z', 'later'],
  ['2026-11-19T22:59:59.999Z', 'due'],
  ['2026-11-18T22:59:59.999Z', 'overdue'],
])('an answer by %s is %s on 19 November', (answer, urgency) =>
  expect(urgencyOf(answer, new Date('2026-11-19T08:00:00Z'))).toBe(urgency),
);

it.each(['=1+1', '+41 79', '-1', '@SUM(A1)', ' =1', '\t=1', '|cmd', '%0'])('defuses the cell %j', (text) => {
  expect(csv([[text]])).toBe(`\u{FEFF}"'${text}"\r\n`);
});

it.each(['01067', '0791234567'])('keeps the zero of %s', (text) => {
  expect(csv([[text]])).toBe(`\u{FEFF}"'${text}"\r\n`);
});

it('quotes cells', () => {
  expect(csv([['Anna "A."', 'a;b\nc', '8000', '079 000 00 00']])).toBe(
    '\u{FEFF}"Anna ""A.""";"a;b\nc";"8000";"079 000 00 00"\r\n',
  );
});
