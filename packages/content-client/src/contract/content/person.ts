import type { ContentTypeDescription } from './description.ts';
import { companyField, phoneFormat, pictureField, sortOrderField } from './fields.ts';

/** A team member, as presented to visitors. */
export const person = {
  singularName: 'person',
  pluralName: 'people',
  displayName: 'Personen',
  description: 'Mitarbeitende, die auf der Website vorgestellt werden. Nur mit ihrem Einverständnis.',
  localized: true,
  drafts: true,
  mainField: 'name',
  order: { by: 'sortOrder', direction: 'ASC' },
  fields: {
    name: { type: 'string', label: 'Name', required: true, maxLength: 80, shared: true, listed: true },
    role: { type: 'string', label: 'Funktion', required: true, maxLength: 120, listed: true },
    department: { type: 'string', label: 'Bereich', hint: 'Zum Beispiel Pflege oder Küche.', maxLength: 120 },
    company: companyField,
    phone: {
      type: 'string',
      label: 'Telefon',
      hint: 'Geschäftlich, so, wie es gezeigt wird.',
      ...phoneFormat,
      shared: true,
    },
    email: { type: 'email', label: 'E-Mail', hint: 'Geschäftlich.', shared: true },
    sortOrder: sortOrderField,
    picture: pictureField({
      label: 'Porträt',
      hint: 'Hier gehört ein Foto hin: Hochformat oder quadratisch.',
      shared: true,
    }),
  },
} as const satisfies ContentTypeDescription;
