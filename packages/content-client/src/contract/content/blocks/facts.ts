import type { ComponentDescription } from '../description.ts';
import { headingField } from '../fields.ts';

export const facts = {
  table: 'blocks_facts',
  displayName: 'Zahlen',
  description: 'Zwei bis vier Zahlen, die das Haus beschreiben.',
  icon: 'chartCircle',
  mainField: 'title',
  fields: {
    title: headingField,
    facts: {
      type: 'component',
      component: 'blocks.fact',
      repeatable: true,
      label: 'Zahlen',
      required: true,
      min: 2,
      max: 4,
    },
  },
} as const satisfies ComponentDescription;
