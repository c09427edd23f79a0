import type { ContentTypeDescription } from './description.ts';
import { companyField, linkField, pictureField, publicationFields } from './fields.ts';

/** News, or an entry of the media list. */
export const article = {
  kind: 'collectionType',
  singularName: 'article',
  pluralName: 'articles',
  displayName: 'Neuigkeiten',
  description: 'Nachrichten und Medienbeiträge, die neuesten zuerst.',
  localized: true,
  drafts: true,
  ownPage: true,
  mainField: 'title',
  order: { by: 'date', direction: 'DESC' },
  fields: {
    title: { type: 'string', label: 'Titel', required: true, maxLength: 120, listed: true },
    slug: {
      type: 'uid',
      targetField: 'title',
      label: 'Adresse',
      hint: 'Letzter Teil der Webadresse. Nach dem Veröffentlichen möglichst nicht mehr ändern.',
      required: true,
    },
    company: companyField,
    date: { type: 'date', label: 'Datum', required: true, shared: true, listed: true },
    teaser: {
      type: 'text',
      label: 'Kurztext',
      hint: 'Zwei bis drei Sätze, die in Listen stehen.',
      required: true,
      maxLength: 400,
    },
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
