import type { ContentTypeDescription } from '../content/description.ts';
import { submissionFields } from './fields.ts';
import { arrivalFields, deliveredFields, keyField, mailFields, privateLinkFields } from './storedFields.ts';

/** A subscription to new jobs by mail. */
export const alert = {
  singularName: 'alert',
  pluralName: 'alerts',
  displayName: 'Stellenabos',
  description: 'Wer neue Stellen per Mail erhält.',
  examples: false,
  inAdmin: false,
  mainField: 'reference',
  uniqueColumns: ['key', 'link_hash'],
  fields: {
    ...deliveredFields(submissionFields.alert),
    ...arrivalFields,
    confirmedAt: { type: 'datetime', label: 'Bestätigt am' },
    endsAt: { type: 'datetime', label: 'Läuft bis' },
    remindedAt: { type: 'datetime', label: 'An das Ende erinnert am' },
    checkedAt: { type: 'datetime', label: 'Neue Stellen gesucht am' },
    knownJobs: { type: 'json', label: 'Stellen, die nicht mehr neu sind' },
    ...mailFields,
    ...privateLinkFields,
    key: keyField,
  },
} as const satisfies ContentTypeDescription;
