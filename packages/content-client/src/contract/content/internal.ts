import type { ContentTypeDescription, Field } from './description.ts';
import { companyField, ownCompanyHint, phoneFormat } from './fields.ts';

const company = {
  ...companyField,
  hint: `Nur das Personal dieses Betriebs sieht den Eintrag. ${ownCompanyHint}`,
} as const satisfies Field;

/** News for the staff of one organisation. */
export const internalNews = {
  singularName: 'internal-news',
  pluralName: 'internal-news-list',
  displayName: 'Intern: Mitteilungen',
  description: 'Mitteilungen an das Personal, nur nach der Anmeldung sichtbar, die neuesten zuerst.',
  order: { by: 'date', direction: 'DESC' },
  fields: {
    title: { type: 'string', label: 'Titel', required: true, maxLength: 120, listed: true },
    company,
    date: { type: 'date', label: 'Datum', required: true, listed: true },
    body: { type: 'blocks', label: 'Text' },
  },
} as const satisfies ContentTypeDescription;

const derivedHint = 'Wird von selbst gesetzt.';

/** A document for the staff of one organisation. Its file is stored outside the media library, which is public. */
export const internalDocument = {
  singularName: 'internal-document',
  pluralName: 'internal-documents',
  displayName: 'Intern: Dokumente',
  description: 'Dokumente für das Personal, nur nach der Anmeldung lesbar.',
  fields: {
    title: { type: 'string', label: 'Titel', required: true, maxLength: 120, listed: true },
    company,
    description: { type: 'text', label: 'Beschreibung', hint: 'Ein Satz: Was steht darin?', maxLength: 300 },
    upload: {
      type: 'media',
      label: 'Neue Datei',
      hint:
        'Bitte hier hochladen: Die Datei kommt beim Speichern in die geschützte Ablage und verschwindet aus «Bilder und ' +
        'Dokumente». Eine, die schon länger dort ist, wird kopiert und bleibt öffentlich.',
      multiple: false,
      allowedTypes: ['files'],
      width: 12,
    },
    fileName: { label: 'Datei', hint: derivedHint, type: 'string', maxLength: 255, listed: true },
    bytes: { label: 'Grösse in Byte', hint: derivedHint, type: 'integer' },
    mime: { label: 'Dateiart', hint: derivedHint, type: 'string', maxLength: 120 },
    storedAs: { label: 'Ablage', hint: derivedHint, type: 'string', maxLength: 64, private: true },
  },
} as const satisfies ContentTypeDescription;

/** A contact for the staff of one organisation. */
export const internalContact = {
  singularName: 'internal-contact',
  pluralName: 'internal-contacts',
  displayName: 'Intern: Kontakte',
  description: 'Wen das Personal fragt, nur nach der Anmeldung sichtbar.',
  mainField: 'name',
  fields: {
    name: { type: 'string', label: 'Name', required: true, maxLength: 80, listed: true },
    company,
    role: { type: 'string', label: 'Funktion', maxLength: 120, listed: true },
    phone: { type: 'string', label: 'Telefon', ...phoneFormat },
    email: { type: 'email', label: 'E-Mail' },
  },
} as const satisfies ContentTypeDescription;

/** Content for logged-in employees. Without content API routes, so no API token can read it. */
export const internalTypes = {
  'internal-news': internalNews,
  'internal-document': internalDocument,
  'internal-contact': internalContact,
} as const;
