import type { ContentTypeDescription } from './description.ts';
import {
  choiceField,
  companyField,
  linkField,
  pictureField,
  publicationFields,
  slugField,
  teaserField,
} from './fields.ts';
import { eventAudienceNames } from './enumerationNames.ts';
import { eventAudiences } from './enumerations.ts';

/** An event that a house hosts. */
export const event = {
  singularName: 'event',
  pluralName: 'events',
  displayName: 'Veranstaltungen',
  description: 'Anlässe mit Datum und Ort. Vergangene bleiben lesbar.',
  localized: true,
  drafts: true,
  order: { by: 'startsAt', direction: 'DESC' },
  fields: {
    title: { type: 'string', label: 'Titel', required: true, maxLength: 120, listed: true },
    slug: slugField,
    company: companyField,
    startsAt: { type: 'datetime', label: 'Beginn', required: true, shared: true, listed: true },
    endsAt: {
      type: 'datetime',
      label: 'Ende',
      hint: 'Leer: Nur der Beginn ist bekannt. Dauert sie ganze Tage: der letzte, ohne Uhrzeit.',
      shared: true,
    },
    place: {
      type: 'string',
      label: 'Ort',
      hint: 'Saal, Garten oder Adresse, z. B. Saal im Erdgeschoss.',
      required: true,
      maxLength: 120,
    },
    audience: choiceField(eventAudiences, eventAudienceNames, {
      label: 'Für wen',
      default: 'public',
      required: true,
      shared: true,
      listed: true,
    }),
    registrationLink: linkField({
      label: 'Anmeldung',
      hint: 'Seite, E-Mail-Adresse (mailto:) oder Telefonnummer (tel:). Leer: ohne Anmeldung.',
      shared: true,
    }),
    cancelled: {
      type: 'boolean',
      label: 'Abgesagt',
      hint: 'Die Veranstaltung bleibt in der Liste und ist als abgesagt bezeichnet.',
      default: false,
      shared: true,
      listed: true,
    },
    ...publicationFields,
    teaser: teaserField,
    picture: pictureField({ width: 12, shared: true }),
    body: { type: 'blocks', label: 'Text' },
  },
} as const satisfies ContentTypeDescription;
