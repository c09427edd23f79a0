import type { ContentTypeDescription, Fields } from './description.ts';
import { metadataFields, partsField, phoneFormat, spaced } from './fields.ts';

/** Working days within which a house answers an application, unless it says otherwise. */
export const defaultReplyDays = 10;

/**
 * Characters of all links of the navigation together, with three for the space around each: more do not fit beside logo
 * and telephone number into one row of the narrowest screen that shows them there, 1200 px.
 */
const navigationRoom = 90;

/** The part of it that four languages in the same row take. */
const languagesRoom = 14;

/** The characters that the links of a site's navigation may take. */
export const navigationRoomOf = (hasLanguages: boolean): number => navigationRoom - (hasLanguages ? languagesRoom : 0);

/** The part of {@link navigationRoomOf} that a link takes. */
export const roomOf = (name: string): number => name.length + 3;

/** Name, address, navigation, footer and default metadata of a website. */
export const configurationFields = {
  Name: { type: 'string', label: 'Name', hint: 'Steht hinter jedem Seitentitel.', required: true, maxLength: 80 },
  notice: {
    type: 'string',
    label: 'Hinweis über allen Seiten',
    hint: 'Zum Beispiel zu Hitze, Norovirus oder Besuchsregeln. Leer: kein Hinweis, in weiteren Sprachen der deutsche.',
    maxLength: 300,
    width: 12,
  },
  noticeUntil: {
    type: 'date',
    label: 'Hinweis bis und mit',
    hint: 'Danach verschwindet der Hinweis von selbst. Leer: bis Sie ihn löschen.',
    shared: true,
  },
  mainColor: {
    type: 'string',
    label: 'Farbe der Browserleiste',
    hint: 'Sechsstelliger Farbwert, z. B. #1a6b54.',
    regex: spaced('#[0-9a-fA-F]{6}'),
    correction: 'Bitte # und sechs Zeichen von 0 bis 9 und a bis f schreiben, z. B. #1a6b54.',
    shared: true,
  },
  AdresseZeile1: { type: 'string', label: 'Adresse, Zeile 1', hint: 'Strasse und Nummer.', maxLength: 120 },
  AdresseZeile2: { type: 'string', label: 'Adresse, Zeile 2', hint: 'Postleitzahl und Ort.', maxLength: 120 },
  phone: {
    type: 'string',
    label: 'Telefon',
    hint: 'So, wie es gezeigt wird, z. B. 044 000 00 00.',
    ...phoneFormat,
  },
  email: { type: 'email', label: 'E-Mail' },
  applicationReply: {
    type: 'string',
    label: 'Antwort auf Bewerbungen',
    hint: 'Bis wann Sie antworten, z. B. Wir melden uns innert drei Arbeitstagen.',
    maxLength: 200,
    width: 12,
  },
  applicationReplyDays: {
    type: 'integer',
    label: 'Antwort auf Bewerbungen, in Arbeitstagen',
    hint: 'Bis dann verspricht die Website eine Antwort; danach ist die Bewerbung bei der Personalabteilung überfällig.',
    min: 1,
    max: 30,
    default: defaultReplyDays,
    shared: true,
    editorial: true,
  },
  Nav: partsField('layout.link', {
    label: 'Navigation',
    hint: 'Die Links der oberen Leiste: höchstens acht kurze, damit sie in eine Zeile passen.',
    max: 8,
  }),
  Fusszeile: partsField('layout.footer-link', {
    label: 'Fusszeile',
    hint: 'Ein Eintrag mit «Neue Spalte» beginnt eine Spalte; die folgenden Links stehen darunter.',
    max: 40,
  }),
  Socials: partsField('layout.social', { label: 'Soziale Netzwerke', max: 7 }),
  ...metadataFields,
} as const satisfies Fields;

/** The configuration of one tenant's website. */
export function configurationOf(tenant: { key: string; name: string }) {
  return {
    kind: 'singleType',
    singularName: `konfiguration-${tenant.key}`,
    pluralName: `konfigurationen-${tenant.key}`,
    displayName: `Website ${tenant.name}`,
    description: `Name, Adresse, Navigation und Fusszeile der Website von ${tenant.name}.`,
    localized: true,
    drafts: true,
    mainField: 'Name',
    fields: configurationFields,
  } as const satisfies ContentTypeDescription;
}
