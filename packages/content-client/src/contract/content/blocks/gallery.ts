import type { ComponentDescription } from '../description.ts';
import { headingField, pictureField } from '../fields.ts';

export const gallery = {
  table: 'blocks_galleries',
  displayName: 'Bildergalerie',
  description: 'Bilder, durch die man blättert.',
  icon: 'grid',
  mainField: 'title',
  fields: {
    title: headingField,
    pictures: pictureField({ label: 'Bilder', multiple: true, required: true, width: 12 }),
  },
} as const satisfies ComponentDescription;
