import type { ComponentDescription } from '../description.ts';
import { headingField } from '../fields.ts';

export const prices = {
  table: 'blocks_prices',
  displayName: 'Preise',
  description: 'Eine Tabelle mit Preisen.',
  icon: 'priceTag',
  mainField: 'title',
  fields: {
    title: headingField,
    unit: {
      type: 'string',
      label: 'Einheit',
      hint: 'Steht über den Preisen, z. B. Franken pro Tag. Leer: Franken.',
      maxLength: 60,
    },
    prices: {
      type: 'component',
      component: 'blocks.price',
      repeatable: true,
      label: 'Preise',
      hint: 'Nur Preise mit derselben Einheit; für andere gibt es einen zweiten Block.',
      required: true,
      min: 1,
      max: 20,
    },
    note: {
      type: 'text',
      label: 'Was dazu zu sagen ist',
      hint: 'Zum Beispiel, ab wann die Preise gelten und wer einen Teil bezahlt.',
      maxLength: 400,
    },
  },
} as const satisfies ComponentDescription;
