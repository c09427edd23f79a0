import { blockPrefix, blocks } from './blocks.ts';
import type { ContentTypeDescription } from './description.ts';
import { companyField, metadataFields, pathFormat } from './fields.ts';

/** A page that editors compose from blocks, identified by organisation and path. */
export const page = {
  singularName: 'page',
  pluralName: 'pages',
  displayName: 'Seiten',
  description: 'Seiten, aus Blöcken zusammengesetzt.',
  localized: true,
  drafts: true,
  fields: {
    title: { type: 'string', label: 'Titel', required: true, maxLength: 120, listed: true },
    path: {
      type: 'string',
      label: 'Pfad',
      hint: 'Beginnt mit /, z. B. / für die Startseite oder /wohnen; ohne Sprache, Leerschlag und Umlaut.',
      required: true,
      shared: true,
      maxLength: 200,
      ...pathFormat,
      listed: true,
    },
    company: companyField,
    blocks: {
      type: 'dynamiczone',
      label: 'Inhalt',
      hint: 'Die Blöcke erscheinen auf der Seite in dieser Reihenfolge.',
      components: Object.keys(blocks).map((type) => blockPrefix + type),
    },
    ...metadataFields,
  },
} as const satisfies ContentTypeDescription;
