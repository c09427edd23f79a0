import { expect, it } from 'vitest';
import { askAgain } from './askAgain.ts';

interface Answer {
  status: number;
  retryAfter?: number;
}

const secondsOf = ({ retryAfter = Number.NaN }: Answer): number => retryAfter;
const unavailable = { status: 503, retryAfter: 0.01 };

it.each<[string, Answer[], Answer]>([
  ['until the answer is another', [unavailable, unavailable, { status: 200 }], { status: 200 }],
  ['three times at most', [unavailable, unavailable, unavailable, { status: 200 }], unavailable],
  ['once where no time is named', [{ status: 503 }, { status: 200 }], { status: 503 }],
  ['once after any other answer', [{ status: 500, retryAfter: 0.01 }, { status: 200 }], { status: 500 }],
])('asks %s', async (_, answers, expected) => {
  const left = [...answers];
  const answer = await askAgain(async (): Promise<Answer> => left.shift() ?? { status: 0 }, secondsOf);
  expect(answer).toMatchObject(expected);
});
