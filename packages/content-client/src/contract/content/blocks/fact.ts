import type { ComponentDescription } from '../description.ts';

export const fact = {
  table: 'blocks_fact_entries',
  displayName: 'Zahl',
  icon: 'chartCircle',
  mainField: 'label',
  fields: {
    value: { type: 'string', label: 'Zahl', hint: 'Kurz, z. B. 28, 1742 oder 98 %.', required: true, maxLength: 12 },
    label: {
      type: 'string',
      label: 'Was sie zählt',
      hint: 'Zum Beispiel Zimmer, alle mit eigenem Bad.',
      required: true,
      maxLength: 80,
    },
  },
} as const satisfies ComponentDescription;
