import type { ContentTypeDescription } from './description.ts';
import { companyField, pictureField, sortOrderField, teaserField } from './fields.ts';

/** An occupation for which a house offers training, whether or not a position is open now. */
export const trainingPosition = {
  singularName: 'training-position',
  pluralName: 'training-positions',
  displayName: 'Ausbildungsberufe',
  description: 'Berufe, die man im Betrieb lernen kann. Offene Lehrstellen stehen unter «Stellen».',
  localized: true,
  drafts: true,
  order: { by: 'sortOrder', direction: 'ASC' },
  fields: {
    title: {
      type: 'string',
      label: 'Beruf',
      hint: 'Ohne Abschluss, z. B. Fachfrau / Fachmann Gesundheit.',
      required: true,
      maxLength: 120,
      listed: true,
    },
    company: companyField,
    qualification: {
      type: 'string',
      label: 'Abschluss',
      hint: 'Zum Beispiel EFZ, EBA oder HF.',
      required: true,
      maxLength: 60,
      listed: true,
    },
    duration: { type: 'string', label: 'Dauer', hint: 'In Worten, z. B. 3 Jahre.', maxLength: 60 },
    sortOrder: sortOrderField,
    teaser: teaserField,
    picture: pictureField({ width: 12, shared: true }),
    body: { type: 'blocks', label: 'Text' },
  },
} as const satisfies ContentTypeDescription;
