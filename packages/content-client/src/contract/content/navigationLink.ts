import type { ComponentDescription } from './description.ts';
import { linkField } from './fields.ts';

export const navigationLink = {
  table: 'layout_links',
  displayName: 'Link',
  icon: 'link',
  mainField: 'name',
  fields: {
    name: { type: 'string', label: 'Text', required: true, maxLength: 60 },
    link: linkField({ required: true }),
  },
} as const satisfies ComponentDescription;
