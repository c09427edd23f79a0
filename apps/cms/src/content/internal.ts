import { contentType, type Field } from './define.ts';
import { companyField, phonePattern } from './fields.ts';

const company: Field = { ...companyField, hint: 'Nur das Personal dieses Betriebs sieht den Eintrag.' };

const common = { kind: 'collectionType', localized: false, drafts: false } as const;

/** News for the staff of one organisation. */
const internalNews = contentType({
  ...common,
  singularName: 'internal-news',
  pluralName: 'internal-news-list',
  displayName: 'Intern: Mitteilungen',
  description: 'Mitteilungen an das Personal, nur nach der Anmeldung sichtbar, die neuesten zuerst.',
  mainField: 'title',
  order: { by: 'date', direction: 'DESC' },
  fields: {
    title: { type: 'string', label: 'Titel', required: true, maxLength: 120, listed: true },
    company,
    date: { type: 'date', label: 'Datum', required: true, listed: true },
    body: { type: 'blocks', label: 'Text' },
  },
});

const derivedField = (label: string, more: Partial<Field> & { type: string }): Field => ({
  label,
  hint: 'Wird von selbst gesetzt.',
  ...more,
});

/** A document for the staff of one organisation. Its file is stored outside the media library, which is public. */
const internalDocument = contentType({
  ...common,
  singularName: 'internal-document',
  pluralName: 'internal-documents',
  displayName: 'Intern: Dokumente',
  description: 'Dokumente für das Personal, nur nach der Anmeldung lesbar.',
  mainField: 'title',
  fields: {
    title: { type: 'string', label: 'Titel', required: true, maxLength: 120, listed: true },
    company,
    description: { type: 'text', label: 'Beschreibung', hint: 'Ein Satz: Was steht darin?', maxLength: 300 },
    upload: {
      type: 'media',
      label: 'Neue Datei',
      hint:
        'Bitte hier hochladen: Die Datei kommt beim Speichern in die geschützte Ablage und verschwindet aus der ' +
        'Medienbibliothek. Eine, die schon länger dort ist, wird kopiert und bleibt öffentlich.',
      multiple: false,
      allowedTypes: ['files'],
      width: 12,
    },
    fileName: derivedField('Datei', { type: 'string', maxLength: 255, listed: true }),
    bytes: derivedField('Grösse in Byte', { type: 'integer' }),
    mime: derivedField('Dateiart', { type: 'string', maxLength: 120 }),
    storedAs: derivedField('Ablage', { type: 'string', maxLength: 64, private: true }),
  },
});

/** A contact for the staff of one organisation. */
const internalContact = contentType({
  ...common,
  singularName: 'internal-contact',
  pluralName: 'internal-contacts',
  displayName: 'Intern: Kontakte',
  description: 'Wen das Personal fragt, nur nach der Anmeldung sichtbar.',
  mainField: 'name',
  fields: {
    name: { type: 'string', label: 'Name', required: true, maxLength: 80, listed: true },
    company,
    role: { type: 'string', label: 'Funktion', maxLength: 120, listed: true },
    phone: { type: 'string', label: 'Telefon', regex: phonePattern },
    email: { type: 'email', label: 'E-Mail' },
  },
});

/** An open session of an employee. Holds only a hash of the token. */
const staffSession = {
  kind: 'collectionType',
  collectionName: 'staff_sessions',
  indexes: [{ name: 'staff_sessions_token_hash_unique', columns: ['token_hash'], type: 'unique' }],
  info: { singularName: 'staff-session', pluralName: 'staff-sessions', displayName: 'Sitzungen des Personals' },
  options: { draftAndPublish: false },
  pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
  attributes: {
    tokenHash: { type: 'string', required: true, private: true },
    expiresAt: { type: 'datetime', required: true },
    user: { type: 'relation', relation: 'manyToOne', target: 'plugin::users-permissions.user' },
  },
};

/** Content for logged-in employees, and their sessions. Without content API routes, so no API token can read them. */
export const internalTypes = {
  'internal-news': internalNews,
  'internal-document': internalDocument,
  'internal-contact': internalContact,
  'staff-session': staffSession,
} as const;
