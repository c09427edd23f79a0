import type { Field } from '../content/description.ts';
import { companyField } from '../content/fields.ts';
import { maxKeyLength, privateTokenLength, type SubmissionField } from './fields.ts';

/** A line of text that the content service fills in itself. */
export const line = (label: string, maxLength = 200): Field => ({ type: 'string', label, maxLength });

function deliveredField({ label, hint, names, listed, input, maxStoredLength }: SubmissionField): Field {
  const field: Field = input === 'lines' ? { type: 'text', label } : line(label, maxStoredLength);
  return { ...field, ...(hint && { hint }), ...(names && { names }), ...(listed && { listed }) };
}

/** The fields that a website delivers, as the content service stores them. */
export function deliveredFields<Fields extends Readonly<Record<string, SubmissionField>>>(
  fields: Fields,
): { [Name in keyof Fields]: Field };
export function deliveredFields(fields: Readonly<Record<string, SubmissionField>>): Record<string, Field> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, deliveredField(field)]));
}

/** Set by the content service when a submission arrives. */
export const arrivalFields = {
  company: { ...companyField, hint: 'An diesen Betrieb ging die Sendung.', required: false },
  acceptedAt: { type: 'datetime', label: 'Eingegangen am', required: true, listed: true },
} as const satisfies Record<string, Field>;

/** Mails that are still to be sent. Editors never see or change them. */
export const mailFields = {
  receiptDue: { type: 'boolean', label: 'Quittung steht aus', default: false, private: true },
  notificationDue: { type: 'boolean', label: 'Benachrichtigung steht aus', default: false, private: true },
} as const satisfies Record<string, Field>;

/**
 * The website's idempotency key: a delivery is repeated when its response was lost. Not `required`, although every
 * submission has one: HR cannot see it, and the admin's form does not save an entry without a required field.
 */
export const keyField: Field = {
  ...line('Schlüssel', maxKeyLength),
  hint: 'Technischer Name der Sendung. Bitte nicht ändern.',
  private: true,
};

/** Of kinds whose sender has a private page. Mails need the token; entries are found by its hash. */
export const privateLinkFields = {
  privateToken: { ...line('Persönlicher Link', privateTokenLength), private: true },
  linkHash: { ...line('Prüfsumme des Links', privateTokenLength), private: true },
} as const satisfies Record<string, Field>;
