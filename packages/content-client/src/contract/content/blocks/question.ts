import type { ComponentDescription } from '../description.ts';

export const question = {
  table: 'blocks_question_entries',
  displayName: 'Frage mit Antwort',
  icon: 'question',
  mainField: 'question',
  fields: {
    question: { type: 'string', label: 'Frage', required: true, maxLength: 200, width: 12 },
    answer: { type: 'blocks', label: 'Antwort', required: true },
  },
} as const satisfies ComponentDescription;
