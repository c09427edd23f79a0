import type { ComponentDescription } from './description.ts';
import { linkField } from './fields.ts';

export const footerLink = {
  table: 'layout_footer_links',
  displayName: 'Eintrag der Fusszeile',
  icon: 'bulletList',
  mainField: 'name',
  fields: {
    name: { type: 'string', label: 'Text', required: true, maxLength: 80 },
    link: linkField({ hint: 'Kann bei einer Spaltenüberschrift leer bleiben.' }),
    header: {
      type: 'boolean',
      label: 'Neue Spalte',
      hint: 'Der Eintrag wird zur Überschrift einer neuen Spalte.',
      default: false,
    },
  },
} as const satisfies ComponentDescription;
