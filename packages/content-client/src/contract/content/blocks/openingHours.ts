import type { ComponentDescription } from '../description.ts';
import { headingField } from '../fields.ts';

export const openingHours = {
  table: 'blocks_opening_hours',
  displayName: 'Öffnungszeiten und Telefon',
  description: 'Wann jemand da ist, ob jetzt offen ist, und die Telefonnummer des Betriebs.',
  icon: 'clock',
  mainField: 'title',
  fields: {
    title: headingField,
    times: {
      type: 'component',
      component: 'blocks.opening-time',
      repeatable: true,
      label: 'Zeiten',
      hint: 'Mit einer Mittagspause: zwei Einträge für dieselben Tage.',
      required: true,
      min: 1,
      max: 14,
    },
    note: {
      type: 'text',
      label: 'Was dazu zu sagen ist',
      hint: 'Zum Beispiel, was an Feiertagen gilt. An diesen sagt die Website nicht, ob jetzt offen ist.',
      maxLength: 300,
    },
  },
} as const satisfies ComponentDescription;
