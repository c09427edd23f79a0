import { type Sign, signs } from './signs.ts';
import type { Typeface } from './typefaces.ts';

/** How a tenant's logos are drawn. */
export interface Drawing {
  typeface: Typeface;
  /** Without it, the logo is a monogram: the first letter of the name in a square. */
  sign?: Sign;
  /** The lines of the name; without it, a single line. */
  lines?: readonly [string, ...string[]];
}

/** The default for tenants without a designed logo. */
export const plainDrawing: Drawing = { typeface: 'outfit' };

/** Designed logos by tenant key. */
export const drawings: Readonly<Record<string, Drawing>> = {
  digallo: { typeface: 'outfit', sign: signs.digallo },
  brunisberg: { typeface: 'lora', sign: signs.brunisberg },
  kreuzstift: { typeface: 'baskerville', sign: signs.kreuzstift },
  rosengarten: { typeface: 'playfair', sign: signs.rosengarten },
  tabor: { typeface: 'nunito', sign: signs.tabor },
  waeckerling: { typeface: 'bitter', sign: signs.waeckerling },
  zumipark: { typeface: 'josefin', sign: signs.zumipark },
  rivabella: { typeface: 'marcellus', sign: signs.rivabella },
  impuls: { typeface: 'nunito', sign: signs.impuls },
  bauma: { typeface: 'bitter', sign: signs.bauma },
  geeren: { typeface: 'josefin', sign: signs.geeren },
  'forum-gerontologie': {
    typeface: 'baskerville',
    sign: signs['forum-gerontologie'],
    lines: ['Forum', 'Gerontologie'],
  },
  hinderzelg: { typeface: 'montserrat', sign: signs.hinderzelg },
  schlossgarage: { typeface: 'barlow', sign: signs.schlossgarage },
  enfermagem: { typeface: 'montserrat', sign: signs.enfermagem },
};
