import type { ComponentDescription } from '../description.ts';
import { headingField } from '../fields.ts';

export const downloads = {
  table: 'blocks_downloads',
  displayName: 'Dokumente',
  description: 'Dokumente zum Herunterladen.',
  icon: 'download',
  mainField: 'title',
  fields: {
    title: headingField,
    downloads: {
      type: 'relation',
      relation: 'oneToMany',
      target: 'plugin::content.download',
      label: 'Dokumente',
      hint: 'Leer: alle Dokumente des Betriebs.',
    },
  },
} as const satisfies ComponentDescription;
