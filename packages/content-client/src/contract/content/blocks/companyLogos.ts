import type { ComponentDescription } from '../description.ts';
import { headingField } from '../fields.ts';

export const companyLogos = {
  table: 'blocks_company_logos',
  displayName: 'Logos der Betriebe',
  description: 'Die Logos der Betriebe der Gruppe, jedes mit einem Link.',
  icon: 'dashboard',
  mainField: 'title',
  fields: {
    title: headingField,
    companies: {
      type: 'relation',
      relation: 'oneToMany',
      target: 'plugin::content.company',
      label: 'Betriebe',
      hint: 'Leer: alle Betriebe der Gruppe.',
    },
  },
} as const satisfies ComponentDescription;
