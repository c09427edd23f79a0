import type { ComponentDescription } from './description.ts';

export const representative = {
  table: 'people_representatives',
  displayName: 'Vertretungsberechtigte Person',
  icon: 'user',
  mainField: 'name',
  fields: {
    name: { type: 'string', label: 'Name', required: true, maxLength: 80 },
    role: { type: 'string', label: 'Funktion', hint: 'Zum Beispiel Präsidentin des Stiftungsrats.', maxLength: 120 },
  },
} as const satisfies ComponentDescription;
