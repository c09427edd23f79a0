import type { Field } from './define.ts';
import { companyField } from './fields.ts';

/** A line that somebody typed into a form of a website. */
export const line = (label: string, maxLength = 200): Field => ({ type: 'string', label, maxLength });

/** What everything that visitors send has in common. */
export const submissionFields = {
  company: { ...companyField, hint: 'An diesen Betrieb ging die Sendung.', required: false },
  reference: { ...line('Referenz', 40), hint: 'Diese Nummer kennt auch die absendende Person.', listed: true },
  acceptedAt: { type: 'datetime', label: 'Eingegangen am', required: true, listed: true },
  language: { ...line('Sprache', 10), hint: 'In dieser Sprache wurde das Formular ausgefüllt.' },
  message: { type: 'text', label: 'Mitteilung' },
} as const satisfies Record<string, Field>;

/** Mails that have still to go out. Not for anybody to change. */
export const mailFields = {
  receiptDue: { type: 'boolean', label: 'Quittung steht aus', default: false, private: true },
  notificationDue: { type: 'boolean', label: 'Benachrichtigung steht aus', default: false, private: true },
} as const satisfies Record<string, Field>;

/** The name that the website gave to the sending; it comes twice when an answer was lost. */
export const keyField: Field = {
  ...line('Schlüssel', 64),
  hint: 'Technischer Name der Sendung. Bitte nicht ändern.',
  required: true,
  private: true,
};
