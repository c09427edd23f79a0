import type { ComponentDescription } from '../description.ts';
import { headingField } from '../fields.ts';

export const text = {
  table: 'blocks_texts',
  displayName: 'Text',
  description: 'Ein Abschnitt mit Titel, Listen, Links und Tabellen.',
  icon: 'feather',
  mainField: 'title',
  fields: { title: headingField, body: { type: 'blocks', label: 'Text', required: true } },
} as const satisfies ComponentDescription;
