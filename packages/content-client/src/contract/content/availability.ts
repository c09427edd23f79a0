import type { ContentTypeDescription } from './description.ts';
import { offerNames, placeStateNames } from './enumerationNames.ts';
import { type Offer, placeStates } from './enumerations.ts';
import { choiceField, companyField } from './fields.ts';

const stateOf = (offer: Offer) =>
  choiceField(placeStates, placeStateNames, { label: offerNames[offer], hint: 'Leer: Das Haus bietet das nicht an.' });

/** What is free in a house. Without drafts: what is saved is live. */
export const availability = {
  singularName: 'availability',
  pluralName: 'availabilities',
  displayName: 'Freie Plätze',
  description: 'Was in welchem Haus frei ist. Am schnellsten geht es auf der ersten Seite.',
  mainField: 'house',
  uniqueColumns: ['house'],
  fields: {
    house: {
      type: 'string',
      label: 'Haus',
      hint: 'Letzter Teil der Adresse seiner Seite, z. B. haus-am-hang.',
      required: true,
      unique: true,
      maxLength: 120,
      regex: '^[a-z0-9-]+$',
      correction: 'Bitte nur Kleinbuchstaben, Ziffern und Bindestriche schreiben, wie in der Adresse der Seite.',
      listed: true,
    },
    company: companyField,
    longStay: stateOf('longStay'),
    shortStay: stateOf('shortStay'),
    dayPlace: stateOf('dayPlace'),
    dementiaCare: stateOf('dementiaCare'),
    apartment: stateOf('apartment'),
    statedAt: {
      type: 'datetime',
      label: 'Zuletzt bestätigt',
      hint: 'Wird bei jedem Speichern von selbst gesetzt. Nach sieben Tagen steht auf der Website, dass man anrufen soll.',
      required: true,
      generated: true,
      listed: true,
    },
  },
} as const satisfies ContentTypeDescription;
