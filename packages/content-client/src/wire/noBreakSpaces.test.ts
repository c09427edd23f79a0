import { expect, it } from 'vitest';
import { withUnbrokenSigns } from './frenchSpaces.ts';

const body = { data: [{ title: 'En bateau : le « débarcadère » ?', at: '08:30', places: 2, house: null }] };

it('keeps the signs of French texts on the line of their word', () => {
  const title = 'En bateau\u00A0: le «\u00A0débarcadère\u00A0»\u00A0?';
  expect(withUnbrokenSigns('fr-CH', body)).toEqual({ data: [{ ...body.data[0], title }] });
});

it('leaves other languages as they are', () => {
  expect(withUnbrokenSigns('it-CH', body)).toBe(body);
});
