import type { ComponentDescription } from '../description.ts';
import { linkField } from '../fields.ts';

export const door = {
  table: 'blocks_door_entries',
  displayName: 'Tür',
  icon: 'arrowRight',
  mainField: 'title',
  fields: {
    title: { type: 'string', label: 'Titel', required: true, maxLength: 60 },
    link: linkField({ required: true }),
    text: { type: 'text', label: 'Text', maxLength: 200 },
    shortText: {
      type: 'string',
      label: 'Kurz, für Handys',
      hint: 'Was dahinter ist, in einer Zeile, zum Beispiel «Zimmer und Preise».',
      maxLength: 40,
    },
  },
} as const satisfies ComponentDescription;
