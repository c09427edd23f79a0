import type { ComponentDescription } from '../description.ts';
import { headingField } from '../fields.ts';

export const advantages = {
  table: 'blocks_advantages',
  displayName: 'Vorteile',
  description: 'Was für uns spricht, in kurzen Punkten.',
  icon: 'star',
  mainField: 'title',
  fields: {
    title: headingField,
    advantages: {
      type: 'component',
      component: 'blocks.advantage',
      repeatable: true,
      label: 'Vorteile',
      hint: 'Am besten drei bis sechs.',
      required: true,
      min: 1,
      max: 12,
    },
  },
} as const satisfies ComponentDescription;
