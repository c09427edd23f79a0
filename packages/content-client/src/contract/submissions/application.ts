import type { ContentTypeDescription } from '../content/description.ts';
import { submissionFields } from './fields.ts';
import { applicationStageNames, applicationStages } from './stages.ts';
import { arrivalFields, deliveredFields, keyField, line, mailFields, privateLinkFields } from './storedFields.ts';
import { choiceField } from '../content/fields.ts';

const { firstName, surname, ...others } = deliveredFields(submissionFields.application);

/** An application from the form of a website. */
export const application = {
  singularName: 'application',
  pluralName: 'applications',
  displayName: 'Bewerbungen',
  description: 'Bewerbungen, die über die Websites eingegangen sind, die neuesten zuerst.',
  examples: false,
  mainField: 'surname',
  order: { by: 'acceptedAt', direction: 'DESC' },
  uniqueColumns: ['key', 'link_hash'],
  fields: {
    firstName,
    surname,
    // Not `status`, which Strapi's admin uses for draft or published: such a field could not be edited.
    stage: choiceField(applicationStages, applicationStageNames, {
      label: 'Stand',
      default: 'new',
      required: true,
      listed: true,
    }),
    assignedTo: { ...line('Zuständig'), hint: 'Wer sich um die Bewerbung kümmert.' },
    notes: {
      type: 'text',
      label: 'Notizen',
      hint: 'Nur für die Personalabteilung; wird mit der Bewerbung gelöscht.',
      maxLength: 5_000,
    },
    toldStage: choiceField(applicationStages, applicationStageNames, {
      label: 'Mitgeteilter Stand',
      hint: 'Das sieht die Person auf ihrer Seite.',
    }),
    toldAt: { type: 'datetime', label: 'Mitgeteilt am', hint: 'Wird von selbst gesetzt.' },
    applicantChanges: { type: 'text', label: 'Von der Person geändert', hint: 'Wird von selbst gesetzt.' },
    stageChangedAt: { type: 'datetime', label: 'Stand geändert am', hint: 'Wird von selbst gesetzt.' },
    company: { ...arrivalFields.company, listed: true },
    jobTitle: { ...line('Stelle'), hint: 'Titel der Ausschreibung, als die Bewerbung einging.', listed: true },
    job: {
      type: 'relation',
      relation: 'manyToOne',
      target: 'plugin::content.job',
      label: 'Ausschreibung',
      hint: 'Leer bei einer Bewerbung ohne Ausschreibung.',
    },
    ...others,
    acceptedAt: arrivalFields.acceptedAt,
    files: { type: 'json', label: 'Dateien', hint: 'Verzeichnis der Dateien. Bitte nicht ändern.', private: true },
    folder: { ...line('Ablage', 64), hint: 'Technischer Name der Ablage. Bitte nicht ändern.', private: true },
    ...mailFields,
    ...privateLinkFields,
    key: keyField,
  },
} as const satisfies ContentTypeDescription;
