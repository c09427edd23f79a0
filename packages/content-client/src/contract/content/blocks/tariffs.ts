import type { ComponentDescription } from '../description.ts';
import { headingField } from '../fields.ts';

export const tariffs = {
  table: 'blocks_tariffs',
  displayName: 'Tarife der Häuser',
  description: 'Was der Aufenthalt für jede Pflegestufe kostet. Die Tarife stehen bei den Häusern.',
  icon: 'priceTag',
  mainField: 'title',
  fields: {
    title: headingField,
    note: { type: 'text', label: 'Was dazu zu sagen ist', maxLength: 400 },
  },
} as const satisfies ComponentDescription;
