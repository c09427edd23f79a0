import { offerNames, placeStateNames } from '@group/content-client/contract/content/enumerationNames';
import { defineMessages } from '@group/ui/messages/defineMessages';
import { italianDay } from '@group/ui/messages/format';

/** What is free in a house, and when that was last said. */
export const freePlacesMessages = defineMessages({
  de: {
    title: 'Freie Plätze',
    statedToday: (time: string) => `Stand: heute, ${time} Uhr`,
    stated: (day: string) => `Stand: ${day}`,
    unknown: 'Ob etwas frei ist, sagen wir Ihnen gern am Telefon.',
    free: (offers: string) => `Frei: ${offers}`,
    soon: (offers: string) => `Bald frei: ${offers}`,
    filter: 'Frei oder bald frei',
    allOffers: 'Nicht wichtig',
  },
  gsw: {
    title: 'Freii Plätz',
    statedToday: (time) => `Stand: hüt, ${time} Uhr`,
    stated: (day) => `Stand: ${day}`,
    unknown: 'Öb öppis frei isch, säged mir Ihne gern am Telefon.',
    free: (offers) => `Frei: ${offers}`,
    soon: (offers) => `Gly frei: ${offers}`,
    filter: 'Frei oder gly frei',
    allOffers: 'Nöd wichtig',
  },
  en: {
    title: 'Places available',
    statedToday: (time) => `As of today, ${time}`,
    stated: (day) => `As of ${day}`,
    unknown: 'Please call us to ask whether a place is available.',
    free: (offers) => `Available: ${offers}`,
    soon: (offers) => `Available soon: ${offers}`,
    filter: 'Available now or soon',
    allOffers: 'Any',
  },
  it: {
    title: 'Posti liberi',
    statedToday: (time) => `Situazione di oggi, ore ${time}`,
    stated: (day) => `Situazione ${italianDay('del', day)}`,
    unknown: 'Ci chiami: le diciamo volentieri se c’è un posto libero.',
    free: (offers) => `Libero: ${offers}`,
    soon: (offers) => `Presto libero: ${offers}`,
    filter: 'Libero o presto libero',
    allOffers: 'Indifferente',
  },
  fr: {
    title: 'Places libres',
    statedToday: (time) => `Mis à jour aujourd’hui à ${time}`,
    stated: (day) => `Mis à jour le ${day}`,
    unknown: 'Appelez-nous\u00A0: nous vous dirons volontiers si une place est libre.',
    free: (offers) => `Libre\u00A0: ${offers}`,
    soon: (offers) => `Bientôt libre\u00A0: ${offers}`,
    filter: 'Libre ou bientôt libre',
    allOffers: 'Sans importance',
  },
});

/** Names of what has places. */
export const offerMessages = defineMessages({
  de: offerNames,
  gsw: {
    longStay: 'Pflegplatz',
    shortStay: 'Ferieplatz',
    dayPlace: 'Tagesplatz',
    dementiaCare: 'Platz für Mänsche mit Demänz',
    apartment: 'Wohnig mit Service',
  },
  en: {
    longStay: 'Care place',
    shortStay: 'Short stay',
    dayPlace: 'Day place',
    dementiaCare: 'Place for people with dementia',
    apartment: 'Serviced apartment',
  },
  it: {
    longStay: 'Posto di cura',
    shortStay: 'Soggiorno temporaneo',
    dayPlace: 'Posto diurno',
    dementiaCare: 'Posto per persone con demenza',
    apartment: 'Appartamento con servizi',
  },
  fr: {
    longStay: 'Place de soins',
    shortStay: 'Séjour temporaire',
    dayPlace: 'Place de jour',
    dementiaCare: 'Place pour personnes atteintes de démence',
    apartment: 'Appartement avec services',
  },
});

/** Whether there is a place. */
export const placeStateMessages = defineMessages({
  de: placeStateNames,
  gsw: { free: 'frei', soon: 'gly frei', waitingList: 'Warteliste' },
  en: { free: 'available', soon: 'available soon', waitingList: 'waiting list' },
  it: { free: 'libero', soon: 'presto libero', waitingList: 'lista d’attesa' },
  fr: { free: 'libre', soon: 'bientôt libre', waitingList: 'liste d’attente' },
});
