import { describe, expect, it } from 'vitest';
import type { Weekday } from '@group/content-client/contract/content/enumerations';
import { presenceWords } from './presence.ts';

const names = {
  monday: 'Mo',
  tuesday: 'Di',
  wednesday: 'Mi',
  thursday: 'Do',
  friday: 'Fr',
  saturday: 'Sa',
  sunday: 'So',
};

describe('presenceWords', () => {
  const cases: [Weekday[], string][] = [
    [[], ''],
    [['wednesday'], 'Mi'],
    [['monday', 'tuesday', 'thursday'], 'Mo, Di, Do'],
    [['friday', 'monday'], 'Mo, Fr'],
    [['monday', 'tuesday', 'wednesday', 'friday'], 'Mo–Mi, Fr'],
    [['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], 'Mo–Fr'],
    [['saturday', 'sunday', 'wednesday'], 'Mi, Sa, So'],
    [['friday', 'saturday', 'sunday'], 'Fr–So'],
  ];
  it.each(cases)('formats %j as %s', (days, text) => {
    expect(presenceWords(days, names)).toBe(text);
  });
});
