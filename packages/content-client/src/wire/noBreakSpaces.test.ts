import { expect, it } from 'vitest';
import { withNoBreakSpaces } from './noBreakSpaces.ts';

const body = { data: [{ title: 'En bateau : le « débarcadère » ?', at: '08:30', places: 2, house: null }] };

it('replaces spaces before French punctuation and within quotation marks', () => {
  const title = 'En bateau\u00A0: le «\u00A0débarcadère\u00A0»\u202F?';
  expect(withNoBreakSpaces('fr-CH', body)).toEqual({ data: [{ ...body.data[0], title }] });
});

it('returns responses in other languages unchanged', () => {
  expect(withNoBreakSpaces('it-CH', body)).toBe(body);
});
