import type { ComponentDescription } from '../description.ts';
import { headingField } from '../fields.ts';

export const questions = {
  table: 'blocks_questions',
  displayName: 'Fragen und Antworten',
  description: 'Häufige Fragen, deren Antworten sich aufklappen lassen.',
  icon: 'question',
  mainField: 'title',
  fields: {
    title: headingField,
    questions: {
      type: 'component',
      component: 'blocks.question',
      repeatable: true,
      label: 'Fragen',
      required: true,
      min: 1,
      max: 30,
    },
  },
} as const satisfies ComponentDescription;
