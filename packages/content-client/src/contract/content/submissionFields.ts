import { maxKeyLength, type SubmissionField, submissionFields as limits } from '../submissions/fields.ts';
import type { Field } from './description.ts';
import { companyField } from './fields.ts';

/** A line of text that the content service fills in itself. */
export const line = (label: string, maxLength = 200): Field => ({ type: 'string', label, maxLength });

/** A line of text that a website delivers, with the limits of the contract. */
export const deliveredLine = (label: string, { maxStoredLength }: SubmissionField): Field =>
  line(label, maxStoredLength);

/** The fields that applications and messages share. */
export const submissionFields = {
  company: { ...companyField, hint: 'An diesen Betrieb ging die Sendung.', required: false },
  reference: {
    ...deliveredLine('Referenz', limits.application.reference),
    hint: 'Diese Nummer kennt auch die absendende Person.',
    listed: true,
  },
  acceptedAt: { type: 'datetime', label: 'Eingegangen am', required: true, listed: true },
  language: {
    ...deliveredLine('Sprache', limits.application.language),
    hint: 'In dieser Sprache wurde das Formular ausgefüllt.',
  },
  message: { type: 'text', label: 'Mitteilung' },
} as const satisfies Record<string, Field>;

/** Mails that are still to be sent. Editors never see or change them. */
export const mailFields = {
  receiptDue: { type: 'boolean', label: 'Quittung steht aus', default: false, private: true },
  notificationDue: { type: 'boolean', label: 'Benachrichtigung steht aus', default: false, private: true },
} as const satisfies Record<string, Field>;

/** The website's idempotency key: a delivery is repeated when its response was lost. */
export const keyField: Field = {
  ...line('Schlüssel', maxKeyLength),
  hint: 'Technischer Name der Sendung. Bitte nicht ändern.',
  required: true,
  private: true,
};
