import { describe, expect, it } from 'vitest';
import { presenceWords, type Weekday } from './presence.ts';

const names = { monday: 'Mo', tuesday: 'Di', wednesday: 'Mi', thursday: 'Do', friday: 'Fr' };

describe('presenceWords', () => {
  const cases: [Weekday[], string][] = [
    [[], ''],
    [['wednesday'], 'Mi'],
    [['monday', 'tuesday', 'thursday'], 'Mo, Di, Do'],
    [['friday', 'monday'], 'Mo, Fr'],
    [['monday', 'tuesday', 'wednesday', 'friday'], 'Mo–Mi, Fr'],
    [['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], 'Mo–Fr'],
  ];
  it.each(cases)('formats %j as %s', (days, text) => {
    expect(presenceWords(days, names)).toBe(text);
  });
});
