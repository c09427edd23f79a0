import { contentType } from './define.ts';
import { keyField, line, mailFields, submissionFields } from './submissionFields.ts';

const { company, reference, acceptedAt, language, message } = submissionFields;

/** An application from the form of a website. */
export const application = contentType({
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
    firstName: { ...line('Vorname'), listed: true },
    surname: { ...line('Nachname'), listed: true },
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
      ...line('Bereich', 40),
      hint:
        'care: Pflege und Betreuung · housekeeping: Hauswirtschaft · hotel: Hotellerie · technical: Technischer Dienst · ' +
        'administration: Verwaltung',
    },
    highestDegree: line('Höchster Abschluss'),
    email: line('E-Mail', 254),
    tel: line('Telefon', 40),
    contact: { ...line('Kontakt', 500), hint: 'Wie die Person am besten zu erreichen ist.' },
    address: line('Adresse'),
    zipCode: line('Postleitzahl', 20),
    location: line('Ort'),
    message,
    flagged: {
      ...line('Hinweis zu den Dateien', 40),
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
});
