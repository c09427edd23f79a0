import { pictureSideNames } from '../enumerationNames.ts';
import { pictureSides } from '../enumerations.ts';
import type { ComponentDescription } from '../description.ts';
import { headingField, pictureField } from '../fields.ts';

export const textWithPicture = {
  table: 'blocks_texts_with_picture',
  displayName: 'Text mit Bild',
  description: 'Ein Abschnitt mit einem Bild links oder rechts davon.',
  icon: 'picture',
  mainField: 'title',
  fields: {
    title: headingField,
    pictureSide: {
      type: 'enumeration',
      label: 'Bild steht',
      enum: pictureSides,
      names: pictureSideNames,
      default: 'right',
      width: 4,
    },
    body: { type: 'blocks', label: 'Text', required: true },
    picture: pictureField({ required: true, width: 12 }),
  },
} as const satisfies ComponentDescription;
