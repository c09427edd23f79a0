import type { ComponentDescription } from './description.ts';
import { phoneFormat, pictureField } from './fields.ts';

export const contactPerson = {
  table: 'people_contacts',
  displayName: 'Kontaktperson',
  icon: 'user',
  mainField: 'name',
  fields: {
    name: { type: 'string', label: 'Name', required: true, maxLength: 80 },
    role: { type: 'string', label: 'Funktion', maxLength: 120 },
    phone: { type: 'string', label: 'Telefon', ...phoneFormat },
    email: { type: 'email', label: 'E-Mail' },
    picture: pictureField({ label: 'Porträt', hint: 'Hier gehört ein Foto hin: Hochformat oder quadratisch.' }),
  },
} as const satisfies ComponentDescription;
