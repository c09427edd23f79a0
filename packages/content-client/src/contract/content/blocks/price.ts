import type { ComponentDescription } from '../description.ts';

export const price = {
  table: 'blocks_price_entries',
  displayName: 'Preis',
  icon: 'priceTag',
  mainField: 'name',
  fields: {
    name: {
      type: 'string',
      label: 'Wofür',
      hint: 'Zum Beispiel Zimmer zum Garten, mit Vollpension.',
      required: true,
      maxLength: 120,
      width: 8,
    },
    amount: {
      type: 'string',
      label: 'Preis',
      hint: 'Ohne Währung, z. B. 148 oder ab 3450.',
      required: true,
      maxLength: 40,
      width: 4,
    },
  },
} as const satisfies ComponentDescription;
