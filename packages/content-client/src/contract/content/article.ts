import type { ContentTypeDescription } from './description.ts';
import { companyField, linkField, pictureField, publicationFields, slugField, teaserField } from './fields.ts';

/** News, or an entry of the media list. */
export const article = {
  singularName: 'article',
  pluralName: 'articles',
  displayName: 'Neuigkeiten',
  description: 'Nachrichten und Medienbeiträge, die neuesten zuerst.',
  localized: true,
  drafts: true,
  order: { by: 'date', direction: 'DESC' },
  fields: {
    title: { type: 'string', label: 'Titel', required: true, maxLength: 120, listed: true },
    slug: slugField,
    company: companyField,
    date: { type: 'date', label: 'Datum', required: true, shared: true, listed: true },
    teaser: teaserField,
    picture: pictureField({ width: 12, shared: true }),
    body: { type: 'blocks', label: 'Text' },
    source: {
      type: 'string',
      label: 'Quelle',
      hint: 'Nur bei Medienbeiträgen: Wer ihn zuerst veröffentlicht hat.',
      maxLength: 120,
    },
    sourceLink: linkField({ label: 'Link zur Quelle', hint: 'Adresse des Beitrags, beginnt mit https://' }),
    ...publicationFields,
  },
} as const satisfies ContentTypeDescription;
