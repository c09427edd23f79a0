import type { ComponentDescription } from '../description.ts';
import { headingField } from '../fields.ts';

export const people = {
  table: 'blocks_people',
  displayName: 'Personen',
  description: 'Stellt Mitarbeitende vor.',
  icon: 'user',
  mainField: 'title',
  fields: {
    title: headingField,
    people: {
      type: 'relation',
      relation: 'oneToMany',
      target: 'plugin::content.person',
      label: 'Personen',
      hint: 'Leer: alle Personen des Betriebs.',
    },
  },
} as const satisfies ComponentDescription;
