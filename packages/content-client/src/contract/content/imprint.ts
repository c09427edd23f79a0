import type { ContentTypeDescription } from './description.ts';
import { companyField, partsField } from './fields.ts';

/** The legal notice of a website. */
export const imprint = {
  singularName: 'imprint',
  pluralName: 'imprints',
  displayName: 'Impressum',
  description: 'Angaben zum Impressum, ein Eintrag für jeden Betrieb.',
  localized: true,
  drafts: true,
  mainField: 'companyName',
  fields: {
    companyName: {
      type: 'string',
      label: 'Firma',
      hint: 'Voller Name, wie er im Handelsregister steht.',
      required: true,
      maxLength: 120,
      listed: true,
    },
    company: companyField,
    responsibleAuthority: {
      type: 'string',
      label: 'Verantwortliche Stelle',
      hint: 'Wer für die Inhalte verantwortlich ist, mit Adresse.',
      required: true,
      maxLength: 200,
      width: 12,
    },
    authorizedRepresentatives: partsField('people.representative', {
      label: 'Vertretungsberechtigte Personen',
      max: 10,
    }),
    registrationNumber: {
      type: 'string',
      label: 'Handelsregisternummer',
      hint: 'Zum Beispiel CHE-000.000.000.',
      maxLength: 40,
    },
    taxId: { type: 'string', label: 'Mehrwertsteuernummer', hint: 'Zum Beispiel CHE-000.000.000 MWST.', maxLength: 40 },
    disclaimers: { type: 'blocks', label: 'Haftungsausschluss' },
    copyright: { type: 'blocks', label: 'Urheberrechte' },
  },
} as const satisfies ContentTypeDescription;
