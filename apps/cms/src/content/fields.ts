import type { Field } from './define.ts';

/** A telephone number as it is shown: digits and spaces. */
export const phonePattern = String.raw`^\+?[0-9][0-9 ]{5,20}$`;

/** A path of a website, as an editor writes it: without language, query and slash at the end. */
export const pathPattern = String.raw`^\/(?:[a-z0-9\-]+(?:\/[a-z0-9\-]+)*)?$`;

const linkHint = 'Eine Seite dieser Website, z. B. /wohnen, oder eine Adresse mit https://, mailto: oder tel:';

/** Where a link leads: a path of the site, or an https, mail or telephone address. */
export function linkField(options: Partial<Field> = {}): Field {
  return {
    type: 'string',
    label: 'Ziel',
    hint: linkHint,
    maxLength: 500,
    regex: String.raw`^(?:\/(?![\/\\])[^\s\\]*|https:\/\/[^\s\/]+\S*|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9][0-9 ]*)$`,
    ...options,
  };
}

/** A picture from the media library. */
export function pictureField(options: Partial<Field> = {}): Field {
  return {
    type: 'media',
    label: 'Bild',
    hint: 'Querformat, mindestens 1600 Pixel breit. Der Alternativtext wird in der Medienbibliothek gepflegt.',
    multiple: false,
    allowedTypes: ['images'],
    ...options,
  };
}

/** The organisation that an entry belongs to. */
export const companyField: Field = {
  type: 'relation',
  relation: 'manyToOne',
  target: 'plugin::content.company',
  label: 'Betrieb',
  hint: 'Auf der Website dieses Betriebs erscheint der Eintrag.',
  required: true,
  shared: true,
  listed: true,
};

/** What search engines and social networks are told. */
export const metadataFields = {
  metaTitle: {
    type: 'string',
    label: 'Titel für Suchmaschinen',
    hint: 'Höchstens 70 Zeichen. Leer: der Titel der Seite.',
    maxLength: 70,
  },
  metaKeywords: { type: 'string', label: 'Stichwörter', hint: 'Durch Komma getrennt.', maxLength: 250 },
  metaDescription: {
    type: 'text',
    label: 'Beschreibung für Suchmaschinen',
    hint: 'Ein bis zwei Sätze, höchstens 180 Zeichen.',
    maxLength: 180,
  },
  metaImage: pictureField({
    label: 'Bild für soziale Netzwerke',
    hint: 'Erscheint, wenn jemand die Seite teilt. Mindestens 1600 Pixel breit.',
    width: 12,
    shared: true,
  }),
} as const satisfies Record<string, Field>;

/** From when and until when the websites show an entry. */
export const publicationFields = {
  publishFrom: {
    type: 'datetime',
    label: 'Sichtbar ab',
    hint: 'Leer: sofort nach dem Veröffentlichen. Sonst erscheint der Eintrag zu dieser Zeit von selbst.',
    shared: true,
  },
  publishUntil: {
    type: 'datetime',
    label: 'Sichtbar bis',
    hint: 'Leer: bis auf Weiteres. Danach verschwindet der Eintrag von selbst.',
    shared: true,
  },
} as const satisfies Record<string, Field>;

/** Where an entry stands among the others of its kind. */
export const sortOrderField: Field = {
  type: 'integer',
  label: 'Reihenfolge',
  hint: 'Kleine Zahlen zuerst.',
  min: 0,
  default: 0,
  shared: true,
  listed: true,
};

/** How many entries a block shows. */
export const countField: Field = {
  type: 'integer',
  label: 'Anzahl',
  hint: 'Wie viele Einträge gezeigt werden, 1 bis 12.',
  min: 1,
  max: 12,
  default: 3,
  width: 4,
};

/** The heading above a block. */
export const headingField: Field = { type: 'string', label: 'Überschrift', maxLength: 120, width: 8 };
