import type { ComponentDescription } from '../description.ts';
import { pictureField } from '../fields.ts';

export const hero = {
  table: 'blocks_heroes',
  displayName: 'Grosses Bild mit Titel',
  description: 'Der Anfang einer Seite: ein Bild, ein Titel, ein Satz.',
  icon: 'landscape',
  mainField: 'title',
  fields: {
    title: { type: 'string', label: 'Titel', required: true, maxLength: 120, width: 12 },
    text: { type: 'text', label: 'Satz darunter', maxLength: 300 },
    picture: pictureField({ width: 12 }),
  },
} as const satisfies ComponentDescription;
