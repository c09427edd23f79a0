import type { ComponentDescription } from '../description.ts';
import { countField, headingField } from '../fields.ts';

export const events = {
  table: 'blocks_events',
  displayName: 'Veranstaltungen',
  description: 'Zeigt die nächsten Veranstaltungen des Betriebs.',
  icon: 'calendar',
  mainField: 'title',
  fields: { title: headingField, count: countField },
} as const satisfies ComponentDescription;
