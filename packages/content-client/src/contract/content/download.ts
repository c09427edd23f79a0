import type { ContentTypeDescription } from './description.ts';
import { companyField, sortOrderField } from './fields.ts';

/** A document for visitors to download. */
export const download = {
  singularName: 'download',
  pluralName: 'downloads',
  displayName: 'Dokumente',
  description: 'PDF-Dateien zum Herunterladen, z. B. Taxordnung oder Hausprospekt.',
  localized: true,
  drafts: true,
  order: { by: 'sortOrder', direction: 'ASC' },
  fields: {
    title: { type: 'string', label: 'Titel', required: true, maxLength: 120, listed: true },
    company: companyField,
    sortOrder: sortOrderField,
    description: { type: 'text', label: 'Beschreibung', hint: 'Ein Satz: Was steht darin?', maxLength: 300 },
    file: {
      type: 'media',
      label: 'Datei',
      hint: 'Eine PDF-Datei. Sie ist öffentlich, sobald sie hochgeladen ist.',
      multiple: false,
      allowedTypes: ['files'],
      required: true,
      width: 12,
    },
  },
} as const satisfies ContentTypeDescription;
