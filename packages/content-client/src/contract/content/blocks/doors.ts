import type { ComponentDescription } from '../description.ts';

export const doors = {
  table: 'blocks_doors',
  displayName: 'Türen',
  description: 'Drei Wege in die Website: einen Platz finden, eine Stelle finden, uns besuchen.',
  icon: 'apps',
  fields: {
    doors: {
      type: 'component',
      component: 'blocks.door',
      repeatable: true,
      label: 'Türen',
      hint: 'Am besten drei.',
      required: true,
      min: 1,
      max: 6,
    },
  },
} as const satisfies ComponentDescription;
