import { describe, expect, it } from 'vitest';
import { germanError } from './germanError.ts';

describe('germanError', () => {
  it.each([
    ['Forbidden', /^Das ist Ihrem Konto nicht erlaubt/],
    ['Entity not found', /^Das gibt es nicht mehr/],
    ['Name already taken', /^Diesen Namen gibt es hier schon/],
    ['title must be at most 80 characters', /^Bitte höchstens 80 Zeichen\.$/],
    ['title must be defined.', /^Bitte ausfüllen\.$/],
    ['File too large: maximum allowed size is 40 MB', /^Die Datei ist zu gross: Höchstens 40 MB gehen\.$/],
  ])('says %s in German', (english, german) => {
    expect(germanError(english)).toMatch(german);
  });

  it('leaves what is German already', () => {
    expect(germanError('Dieser Ordner gehört zu einem anderen Betrieb.')).toBe(
      'Dieser Ordner gehört zu einem anderen Betrieb.',
    );
  });
});
