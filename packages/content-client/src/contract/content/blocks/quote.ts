import type { ComponentDescription } from '../description.ts';
import { pictureField } from '../fields.ts';

export const quote = {
  table: 'blocks_quotes',
  displayName: 'Zitat',
  description: 'Ein Satz von jemandem aus dem Haus, mit Name und Bild.',
  icon: 'quote',
  mainField: 'author',
  fields: {
    text: { type: 'text', label: 'Zitat', hint: 'Ohne Anführungszeichen.', required: true, maxLength: 500 },
    author: { type: 'string', label: 'Wer das sagt', maxLength: 80 },
    role: { type: 'string', label: 'Funktion', hint: 'Zum Beispiel Tochter einer Bewohnerin.', maxLength: 120 },
    picture: pictureField({
      label: 'Porträt',
      hint: 'Hier gehört ein Foto hin: Hochformat oder quadratisch.',
      width: 12,
    }),
  },
} as const satisfies ComponentDescription;
