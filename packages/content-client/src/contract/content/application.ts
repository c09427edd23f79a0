import { submissionFields as limits } from '../submissions/fields.ts';
import type { ContentTypeDescription } from './description.ts';
import { jobAreaHint } from './fields.ts';
import { deliveredLine, keyField, line, mailFields, submissionFields } from './submissionFields.ts';

const { application: delivered } = limits;
const { company, reference, acceptedAt, language, message } = submissionFields;

/** An application from the form of a website. */
export const application = {
  kind: 'collectionType',
  singularName: 'application',
  pluralName: 'applications',
  displayName: 'Bewerbungen',
  description: 'Bewerbungen, die über die Websites eingegangen sind, die neuesten zuerst.',
  localized: false,
  drafts: false,
  examples: false,
  mainField: 'surname',
  order: { by: 'acceptedAt', direction: 'DESC' },
  uniqueField: 'key',
  fields: {
    firstName: { ...deliveredLine('Vorname', delivered.firstName), listed: true },
    surname: { ...deliveredLine('Nachname', delivered.surname), listed: true },
    // Not `status`, which Strapi's admin uses for draft or published: such a field could not be edited.
    stage: {
      type: 'enumeration',
      label: 'Stand',
      hint: 'new: neu · in-contact: in Kontakt · invited: eingeladen · refused: abgesagt · hired: eingestellt',
      enum: ['new', 'in-contact', 'invited', 'refused', 'hired'],
      default: 'new',
      required: true,
      listed: true,
    },
    stageChangedAt: { type: 'datetime', label: 'Stand geändert am', hint: 'Wird von selbst gesetzt.' },
    company: { ...company, listed: true },
    jobTitle: { ...line('Stelle'), hint: 'Titel der Ausschreibung, als die Bewerbung einging.', listed: true },
    job: {
      type: 'relation',
      relation: 'manyToOne',
      target: 'plugin::content.job',
      label: 'Ausschreibung',
      hint: 'Leer bei einer Bewerbung ohne Ausschreibung.',
    },
    area: {
      ...deliveredLine('Bereich', delivered.area),
      hint: jobAreaHint,
    },
    highestDegree: deliveredLine('Höchster Abschluss', delivered.highestDegree),
    email: deliveredLine('E-Mail', delivered.email),
    tel: deliveredLine('Telefon', delivered.tel),
    contact: { ...deliveredLine('Kontakt', delivered.contact), hint: 'Wie die Person am besten zu erreichen ist.' },
    address: deliveredLine('Adresse', delivered.address),
    zipCode: deliveredLine('Postleitzahl', delivered.zipCode),
    location: deliveredLine('Ort', delivered.location),
    message,
    flagged: {
      ...deliveredLine('Hinweis zu den Dateien', delivered.flagged),
      hint: 'unscanned: Die Dateien konnten nicht auf Schadprogramme geprüft werden. Bitte vorsichtig öffnen.',
    },
    language,
    reference,
    acceptedAt,
    files: { type: 'json', label: 'Dateien', hint: 'Verzeichnis der Dateien. Bitte nicht ändern.', private: true },
    folder: { ...line('Ablage', 64), hint: 'Technischer Name der Ablage. Bitte nicht ändern.', private: true },
    ...mailFields,
    key: keyField,
  },
} as const satisfies ContentTypeDescription;
