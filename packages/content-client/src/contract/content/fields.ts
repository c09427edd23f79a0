import { afterScheme, linkWithoutScheme } from '../links.ts';
import type { Field } from './description.ts';

/** A pattern of a line that may have spaces around it, as copied ones do; the content service removes them. */
export const spaced = (pattern: string): string => String.raw`^\s*(?:${pattern})\s*$`;

/** A telephone number as displayed: digits and spaces, also no-break ones, which copied numbers have. */
export const phoneFormat = {
  regex: spaced(String.raw`\+?[0-9][0-9\s]{5,20}`),
  correction: 'Bitte nur Ziffern und Leerschläge schreiben, z. B. 044 000 00 00 oder +41 44 000 00 00.',
} as const;

/** A path on the website as an editor enters it: without language prefix, query and trailing slash. */
export const pathFormat = {
  regex: spaced(String.raw`\/(?:[a-z0-9\-]+(?:\/[a-z0-9\-]+)*)?`),
  correction:
    'Bitte mit / beginnen und nur Kleinbuchstaben ohne Umlaut, Ziffern und Bindestriche schreiben, ohne / am Ende, ' +
    'z. B. /wohnen/pflege.',
} as const;

const linkHint =
  'Eine Seite dieser Website, z. B. /wohnen, eine Adresse mit https:// oder www., eine E-Mail-Adresse oder eine ' +
  'Telefonnummer.';

/** Options of a field that replace its defaults. */
type Options = Partial<Field>;

type LabelledOptions = Options & Pick<Field, 'label'>;

/**
 * A link target: a path on the website, or an `https:`, `mailto:` or `tel:` URL, which the content service completes where
 * the scheme is missing.
 */
export function linkField<const O extends Options>(options: O) {
  return {
    type: 'string' as const,
    label: 'Ziel',
    hint: linkHint,
    maxLength: 500,
    correction:
      'Bitte einen Pfad mit / am Anfang schreiben, z. B. /wohnen, oder eine Adresse mit https:// oder www., eine ' +
      'E-Mail-Adresse oder eine Telefonnummer.',
    regex: spaced(
      String.raw`\/(?![\/\\])[^\s\\]*|[hH]ttps:\/\/${afterScheme}|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9][0-9 ]*|${linkWithoutScheme}`,
    ),
    ...options,
    link: true as const,
  };
}

/** Pixels; a narrower picture is blurred on wide screens. */
export const minPictureWidth = 1600;

/** A picture from the media library. */
export function pictureField<const O extends Options>(options: O) {
  return {
    type: 'media' as const,
    label: 'Bild',
    hint: `Hier gehört ein Foto hin: Querformat, mindestens ${minPictureWidth} Pixel breit.`,
    multiple: false,
    allowedTypes: ['images'],
    ...options,
  };
}

/** A choice among values, which the admin shows by their German names. */
export function choiceField<const V extends readonly string[], const O extends LabelledOptions>(
  values: V,
  names: Readonly<Record<V[number], string>>,
  options: O,
) {
  return { type: 'enumeration' as const, enum: values, names, ...options };
}

/** A list of parts, by their name among `parts`. */
export function partsField<const C extends string, const O extends LabelledOptions>(component: C, options: O) {
  return { type: 'component' as const, component, repeatable: true as const, ...options };
}

/** A list of entries of a content type, by its singular name. */
export function entriesField<const O extends LabelledOptions>(type: string, options: O) {
  return { type: 'relation' as const, relation: 'oneToMany' as const, target: `plugin::content.${type}`, ...options };
}

/** The content service fills it in. */
export const ownCompanyHint = 'Leer: Ihr Betrieb, wenn Sie für einen einzigen schreiben.';

/** The organisation to which an entry belongs. */
export const companyField = {
  type: 'relation',
  relation: 'manyToOne',
  target: 'plugin::content.company',
  label: 'Betrieb',
  hint: `Auf der Website dieses Betriebs erscheint der Eintrag. ${ownCompanyHint}`,
  required: true,
  shared: true,
  listed: true,
} as const satisfies Field;

/** Last part of the address of an entry with a title. */
export const slugField = {
  type: 'uid',
  targetField: 'title',
  label: 'Adresse',
  hint: 'Letzter Teil der Webadresse. Leer: folgt dem Titel, bis der Eintrag veröffentlicht ist.',
  required: true,
  generated: true,
} as const satisfies Field;

/** The text of an entry in lists. */
export const teaserField = {
  type: 'text',
  label: 'Kurztext',
  hint: 'Zwei bis drei Sätze, die in Listen stehen.',
  required: true,
  maxLength: 400,
} as const satisfies Field;

/** Metadata for search engines and social networks. */
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
    hint: `Erscheint, wenn jemand die Seite teilt. Mindestens ${minPictureWidth} Pixel breit.`,
    width: 12,
    shared: true,
  }),
} as const satisfies Record<string, Field>;

/** The period during which the websites show an entry. */
export const publicationFields = {
  publishFrom: {
    type: 'datetime',
    label: 'Sichtbar ab',
    hint: 'Leer: sofort nach dem Veröffentlichen. Sonst erscheint der Eintrag zu dieser Zeit von selbst.',
    shared: true,
    editorial: true,
  },
  publishUntil: {
    type: 'datetime',
    label: 'Sichtbar bis',
    hint: 'Leer: bis auf Weiteres. Danach verschwindet der Eintrag von selbst; ohne Uhrzeit am Ende des Tages.',
    shared: true,
    editorial: true,
  },
} as const satisfies Record<string, Field>;

/** Position of an entry among others of its type. */
export const sortOrderField = {
  type: 'integer',
  label: 'Reihenfolge',
  hint: 'Kleine Zahlen zuerst.',
  min: 0,
  default: 0,
  shared: true,
  listed: true,
  editorial: true,
} as const satisfies Field;

/** Number of entries in a block. */
export const countField = {
  type: 'integer',
  label: 'Anzahl',
  hint: 'Wie viele Einträge gezeigt werden, 1 bis 12.',
  min: 1,
  max: 12,
  default: 3,
  width: 4,
} as const satisfies Field;

/** The heading above a block. */
export const headingField = {
  type: 'string',
  label: 'Überschrift',
  maxLength: 120,
  width: 8,
} as const satisfies Field;
