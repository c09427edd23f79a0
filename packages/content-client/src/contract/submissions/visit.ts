import type { ContentTypeDescription } from '../content/description.ts';
import { submissionFields } from './fields.ts';
import { visitStageNames, visitStages } from './stages.ts';
import { arrivalFields, deliveredFields, keyField, line, mailFields, privateLinkFields } from './storedFields.ts';
import { choiceField } from '../content/fields.ts';

const { name, occasion, about, slot, reference, language, ...others } = deliveredFields(submissionFields.visit);

/** A visit, a trial day or an appointment that somebody asks for. */
export const visit = {
  singularName: 'visit',
  pluralName: 'visits',
  displayName: 'Besuche',
  description: 'Wer ein Haus anschauen, schnuppern oder einen Termin haben will.',
  examples: false,
  mainField: 'name',
  order: { by: 'startsAt', direction: 'DESC' },
  uniqueColumns: ['key', 'link_hash'],
  fields: {
    name,
    stage: choiceField(visitStages, visitStageNames, {
      label: 'Stand',
      hint: 'Nach dem Speichern bekommen die Person und Ihr Betrieb eine Mail für den Kalender.',
      default: 'new',
      required: true,
      listed: true,
    }),
    startsAt: { type: 'datetime', label: 'Termin', listed: true },
    minutes: { type: 'integer', label: 'Dauer in Minuten', default: 60, min: 15, max: 720 },
    occasion,
    about,
    place: { ...line('Treffpunkt', 120), hint: 'Leer: am Empfang.' },
    ...others,
    company: { ...arrivalFields.company, listed: true },
    reference,
    acceptedAt: arrivalFields.acceptedAt,
    language,
    slot: { ...slot, private: true },
    // The slot and the date at which this visit counts against the capacity.
    seat: { ...line('Platz', 100), private: true },
    sequence: { type: 'integer', label: 'Änderungen', default: 0, private: true },
    reminded: { type: 'boolean', label: 'Erinnert', default: false, private: true },
    ...mailFields,
    ...privateLinkFields,
    key: keyField,
  },
} as const satisfies ContentTypeDescription;
