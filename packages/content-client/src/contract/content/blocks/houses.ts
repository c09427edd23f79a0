import type { ComponentDescription } from '../description.ts';
import { headingField } from '../fields.ts';

export const houses = {
  table: 'blocks_houses',
  displayName: 'Häuser',
  description: 'Zeigt die Häuser des Betriebs; die Holding zeigt die aller Betriebe.',
  icon: 'house',
  mainField: 'title',
  fields: { title: headingField },
} as const satisfies ComponentDescription;
