import { contentType } from './define.ts';
import { keyField, line, mailFields, submissionFields } from './submissionFields.ts';

/** A message from the contact form of a website. */
export const message = contentType({
  kind: 'collectionType',
  singularName: 'message',
  pluralName: 'messages',
  displayName: 'Nachrichten',
  description: 'Nachrichten aus den Kontaktformularen der Websites, die neuesten zuerst.',
  localized: false,
  drafts: false,
  examples: false,
  mainField: 'name',
  order: { by: 'acceptedAt', direction: 'DESC' },
  uniqueField: 'key',
  fields: {
    name: { ...line('Name'), listed: true },
    email: { ...line('E-Mail', 254), listed: true },
    stage: {
      type: 'enumeration',
      label: 'Stand',
      hint: 'new: neu · answered: beantwortet',
      enum: ['new', 'answered'],
      default: 'new',
      required: true,
      listed: true,
    },
    ...submissionFields,
    company: { ...submissionFields.company, listed: true },
    ...mailFields,
    key: keyField,
  },
});
