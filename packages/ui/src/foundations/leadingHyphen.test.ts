import { expect, it } from 'vitest';
import { keepLeadingHyphens } from './leadingHyphen.ts';

it.each([
  ['Automobil-Fachfrau oder -Fachmann EFZ', 'Automobil-Fachfrau oder -\u2060Fachmann EFZ'],
  ['-ärztin (-arzt), Pfleger/-in', '-\u2060ärztin (-\u2060arzt), Pfleger/-\u2060in'],
  ['Pflege- und Betreuung - heute, -5 °C, --print', 'Pflege- und Betreuung - heute, -5 °C, --print'],
])('%s keeps its leading hyphens only', (text, kept) => expect(keepLeadingHyphens(text)).toBe(kept));
