import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDay,
  formatFileSize,
  formatNumber,
  formatShare,
  formatTime,
  italianDay,
  labelled,
  plural,
} from './format.ts';
import { documentLocale, formatLocale, isLanguage } from './language.ts';

/** Replaces the narrow and non-breaking spaces of Intl. */
function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}

describe('plural', () => {
  it('chooses the plural form of the language and inserts the number', () => {
    const forms = { one: '# Stelle', other: '# Stellen' };
    expect([0, 1, 2, 1234].map((count) => plural('de', count, forms))).toEqual([
      '0 Stellen',
      '1 Stelle',
      '2 Stellen',
      '1’234 Stellen',
    ]);
    // French treats zero as singular.
    expect(plural('fr', 0, { one: '# poste', other: '# postes' })).toBe('0 poste');
  });

  it('falls back to "other" for a missing form', () => {
    expect(plural('it', 1_000_000, { one: '# posto', other: '# posti' })).toMatch(/posti$/);
  });
});

it('writes a label before a text as each language does', () => {
  expect(plain(labelled('fr', 'de 15 h à 16 h', 'Visite guidée'))).toBe('de 15 h à 16 h : Visite guidée');
  expect(labelled('it', 'ore 15.00', 'Visita guidata')).toBe('ore 15.00: Visita guidata');
});

describe('dates and numbers', () => {
  it.each([
    ['de', '21. November 2026'],
    ['gsw', '21. November 2026'],
    ['en', '21 November 2026'],
    ['it', '21 novembre 2026'],
    ['fr', '21 novembre 2026'],
    ['xx', '21. November 2026'],
  ])('formats a day in %s as %s', (language, expected) => expect(formatDay(language, '2026-11-21')).toBe(expected));

  it('uses the Swiss time zone for instants', () => {
    const lateInLondon = new Date('2026-11-21T23:30:00Z');
    expect(formatDate('de', lateInLondon)).toBe('22. November 2026');
    expect(formatTime('de', lateInLondon)).toBe('00.30');
  });

  it.each([
    ['de', '14.30', '14.00', '09.00', '00.30'],
    ['gsw', '14.30', '14.00', '09.00', '00.30'],
    ['en', '14:30', '14:00', '09:00', '00:30'],
    ['it', '14.30', '14.00', '09.00', '00.30'],
    ['fr', '14 h 30', '14 h', '9 h', '0 h 30'],
  ])('formats times in %s as the Swiss write them', (language, ...expected) => {
    const times = ['13:30', '13:00', '08:00', '23:30'].map((time) => new Date(`2026-11-21T${time}:00Z`));
    expect(times.map((time) => formatTime(language, time))).toEqual(expected);
  });

  it.each([
    ['de', '1. August 2026', '11. August 2026'],
    ['en', '1 August 2026', '11 August 2026'],
    ['it', '1° agosto 2026', '11 agosto 2026'],
    ['fr', '1er août 2026', '11 août 2026'],
  ])('writes the first of a month in %s as an ordinal where the language does', (language, first, eleventh) => {
    expect([formatDay(language, '2026-08-01'), formatDay(language, '2026-08-11')]).toEqual([first, eleventh]);
  });

  it.each([
    ['2026-08-01', 'dal 1° agosto 2026'],
    ['2026-08-08', 'dall’8 agosto 2026'],
    ['2026-08-11', 'dall’11 agosto 2026'],
    ['2026-08-18', 'dal 18 agosto 2026'],
  ])('elides Italian words before %s', (day, expected) => {
    expect(italianDay('dal', formatDay('it', day))).toBe(expected);
  });

  it('uses Swiss thousands separators', () => {
    expect(formatNumber('de', 12345.5)).toBe('12’345.5');
    expect(formatNumber('gsw', 12345)).toBe('12’345');
    expect(formatNumber('it', 12345)).toBe('12’345');
    // Versions of Intl differ for French.
    expect(plain(formatNumber('fr', 12345))).toMatch(/^12[ ’]345$/);
    expect(formatNumber('en', 12345)).toBe('12,345');
  });

  it('formats file sizes in a suitable unit', () => {
    expect(plain(formatFileSize('de', 0))).toBe('0 Byte');
    expect(plain(formatFileSize('de', 999))).toBe('999 Byte');
    expect(plain(formatFileSize('en', 999))).toBe('999 bytes');
    expect(plain(formatFileSize('de', 240_000))).toBe('240 kB');
    expect(plain(formatFileSize('de', 1_250_000))).toBe('1.3 MB');
    expect(plain(formatFileSize('fr', 1_250_000))).toBe('1,3 Mo');
  });

  it.each([
    ['de', '80\u00a0%'],
    ['en', '80%'],
    ['fr', '80\u00a0%'],
  ])('formats a ratio as a percentage in %s', (language, expected) => {
    expect(formatShare(language, 0.8)).toBe(expected);
  });
});

describe('languages', () => {
  it('recognises the five languages, but not properties of Object.prototype', () => {
    expect(['de', 'gsw', 'en', 'it', 'fr'].every(isLanguage)).toBe(true);
    expect(['', 'xx', 'DE', 'toString', '__proto__'].some(isLanguage)).toBe(false);
  });

  it('has a language tag for Swiss German, which formats numbers like German', () => {
    expect(documentLocale('gsw')).toBe('gsw');
    expect(formatLocale('gsw')).toBe('de-CH');
  });
});
