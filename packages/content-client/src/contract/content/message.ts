import { submissionFields as limits } from '../submissions/fields.ts';
import type { ContentTypeDescription } from './description.ts';
import { deliveredLine, keyField, mailFields, submissionFields } from './submissionFields.ts';

/** A message from the contact form of a website. */
export const message = {
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
    name: { ...deliveredLine('Name', limits.message.name), listed: true },
    email: { ...deliveredLine('E-Mail', limits.message.email), listed: true },
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
} as const satisfies ContentTypeDescription;
