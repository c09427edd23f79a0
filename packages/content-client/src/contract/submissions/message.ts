import type { ContentTypeDescription } from '../content/description.ts';
import { submissionFields } from './fields.ts';
import { messageStageNames, messageStages } from './stages.ts';
import { arrivalFields, deliveredFields, keyField, mailFields } from './storedFields.ts';
import { choiceField } from '../content/fields.ts';

const { name, email, reference, language, ...others } = deliveredFields(submissionFields.message);

/** A message from the contact form of a website. */
export const message = {
  singularName: 'message',
  pluralName: 'messages',
  displayName: 'Nachrichten',
  description: 'Nachrichten aus den Kontaktformularen der Websites, die neuesten zuerst.',
  examples: false,
  mainField: 'name',
  order: { by: 'acceptedAt', direction: 'DESC' },
  uniqueColumns: ['key'],
  fields: {
    name,
    email,
    stage: choiceField(messageStages, messageStageNames, {
      label: 'Stand',
      default: 'new',
      required: true,
      listed: true,
    }),
    company: { ...arrivalFields.company, listed: true },
    reference,
    acceptedAt: arrivalFields.acceptedAt,
    language,
    ...others,
    ...mailFields,
    key: keyField,
  },
} as const satisfies ContentTypeDescription;
