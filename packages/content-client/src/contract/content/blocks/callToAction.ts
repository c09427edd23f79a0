import type { ComponentDescription } from '../description.ts';
import { linkField } from '../fields.ts';

export const callToAction = {
  table: 'blocks_calls_to_action',
  displayName: 'Aufforderung',
  description: 'Ein Satz und ein Knopf, der weiterführt.',
  icon: 'cursor',
  mainField: 'title',
  fields: {
    title: { type: 'string', label: 'Titel', required: true, maxLength: 120, width: 12 },
    text: { type: 'text', label: 'Text', maxLength: 300 },
    label: { type: 'string', label: 'Text des Knopfs', required: true, maxLength: 60 },
    link: linkField({ required: true }),
  },
} as const satisfies ComponentDescription;
