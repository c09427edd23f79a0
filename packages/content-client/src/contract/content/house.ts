import type { ContentTypeDescription } from './description.ts';
import { houseKinds } from './enumerations.ts';
import { companyField, linkField, phoneFormat, pictureField, sortOrderField, teaserField } from './fields.ts';

/** A building with an address, where people live, work or receive services. */
export const house = {
  kind: 'collectionType',
  singularName: 'house',
  pluralName: 'houses',
  displayName: 'Häuser',
  description: 'Häuser und Standorte mit Adresse, Anreise und Kontaktperson.',
  localized: true,
  drafts: true,
  mainField: 'name',
  order: { by: 'sortOrder', direction: 'ASC' },
  fields: {
    name: { type: 'string', label: 'Name', required: true, maxLength: 80, listed: true },
    slug: {
      type: 'uid',
      targetField: 'name',
      label: 'Adresse der Seite',
      hint: 'Letzter Teil der Webadresse. Leer: folgt dem Namen, bis das Haus veröffentlicht ist.',
      required: true,
      generated: true,
      shared: true,
    },
    company: companyField,
    kind: {
      type: 'enumeration',
      label: 'Art',
      hint:
        'care: Pflege und Betreuung · apartments: Wohnungen mit Service · supported: Wohnen mit Begleitung · ' +
        'services: Beratung und Dienste',
      enum: houseKinds,
      shared: true,
    },
    sortOrder: sortOrderField,
    teaser: teaserField,
    body: { type: 'blocks', label: 'Text' },
    picture: pictureField({ width: 12, shared: true }),
    pictures: pictureField({ label: 'Weitere Bilder', multiple: true, width: 12, shared: true }),
    street: { type: 'string', label: 'Strasse und Nummer', required: true, maxLength: 120, shared: true },
    postalCode: {
      type: 'string',
      label: 'Postleitzahl',
      hint: 'Vier Ziffern.',
      required: true,
      regex: '^[1-9][0-9]{3}$',
      correction: 'Bitte die vier Ziffern der Postleitzahl schreiben, z. B. 8000.',
      shared: true,
      width: 4,
    },
    city: { type: 'string', label: 'Ort', required: true, maxLength: 80, shared: true, listed: true, width: 8 },
    phone: { type: 'string', label: 'Telefon', hint: 'So, wie es gezeigt wird.', ...phoneFormat, shared: true },
    email: { type: 'email', label: 'E-Mail', shared: true },
    website: linkField({ label: 'Website', hint: 'Eigene Website des Hauses, beginnt mit https://', shared: true }),
    places: { type: 'integer', label: 'Plätze', hint: 'Wie viele Menschen hier wohnen können.', min: 1, shared: true },
    openingHours: { type: 'string', label: 'Öffnungszeiten', hint: 'In einer Zeile.', maxLength: 200, width: 12 },
    contactPerson: {
      type: 'component',
      component: 'people.contact',
      repeatable: false,
      label: 'Kontaktperson',
      hint: 'Wer Fragen zum Haus beantwortet.',
    },
    // Not "decimal", which Strapi stores with two decimal places: a precision of about one kilometre.
    latitude: {
      type: 'float',
      label: 'Breitengrad',
      hint: 'Für die Karte, z. B. 47.3769. Nur zusammen mit dem Längengrad.',
      min: -90,
      max: 90,
      shared: true,
    },
    longitude: {
      type: 'float',
      label: 'Längengrad',
      hint: 'Für die Karte, z. B. 8.5417.',
      min: -180,
      max: 180,
      shared: true,
    },
    publicTransport: { type: 'blocks', label: 'Mit Bahn und Bus' },
    byCar: { type: 'blocks', label: 'Mit dem Auto' },
  },
} as const satisfies ContentTypeDescription;
