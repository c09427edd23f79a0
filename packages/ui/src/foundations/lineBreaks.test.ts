import { expect, it } from 'vitest';
import { keepTogether } from './lineBreaks.ts';

it.each([
  ['Automobil-Fachfrau oder -Fachmann EFZ', 'Automobil-Fachfrau oder -\u2060Fachmann EFZ'],
  ['-ärztin (-arzt), Pfleger/-in', '-\u2060ärztin (-\u2060arzt), Pfleger/-\u2060in'],
  ['Pflege- und Betreuung - heute, -5 °C, --print', 'Pflege- und Betreuung - heute, -5 °C, --print'],
  ['Köchin / Koch und Koch/Köchin', 'Köchin\u00a0/ Koch und Koch/Köchin'],
])('%s keeps hyphens and slashes on the lines of their words', (text, kept) => expect(keepTogether(text)).toBe(kept));
