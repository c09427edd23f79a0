import { visitOccasionNames } from '@group/content-client/contract/content/enumerationNames';
import { defineMessages } from '@group/ui/messages/defineMessages';

/** Dates on which somebody can come. */
export const visitsMessages = defineMessages({
  de: {
    next: 'Kommen Sie vorbei',
    meet: (place: string) => `Treffpunkt: ${place}`,
    reception: 'Empfang',
    gone: '(nicht mehr frei)',
    lost: 'Der Termin, den Sie gewählt haben, ist inzwischen nicht mehr frei. Bitte wählen Sie einen anderen.',
  },
  gsw: {
    next: 'Chömed Sie verbii',
    meet: (place) => `Träffpunkt: ${place}`,
    reception: 'Empfang',
    gone: '(nüme frei)',
    lost: 'De Termin, wo Sie gwählt händ, isch inzwüsche nüme frei. Bitte wähled Sie en andere.',
  },
  en: {
    next: 'Come and see',
    meet: (place) => `Meeting point: ${place}`,
    reception: 'reception',
    gone: '(no longer free)',
    lost: 'The date that you chose is no longer free. Please choose another one.',
  },
  it: {
    next: 'Venga a trovarci',
    meet: (place) => `Punto d’incontro: ${place}`,
    reception: 'ricezione',
    gone: '(non più libera)',
    lost: 'Nel frattempo la data che ha scelto non è più libera. Ne scelga un’altra.',
  },
  fr: {
    next: 'Venez nous voir',
    meet: (place) => `Point de rencontre\u00A0: ${place}`,
    reception: 'réception',
    gone: '(n’est plus libre)',
    lost: 'La date que vous avez choisie n’est plus libre. Veuillez en choisir une autre.',
  },
});

/** What somebody comes for. */
export const visitOccasionMessages = defineMessages({
  de: visitOccasionNames,
  gsw: { visit: 'Bsuech', trialDay: 'Schnuppere', appointment: 'Termin' },
  en: { visit: 'Visit', trialDay: 'Trial day', appointment: 'Appointment' },
  it: { visit: 'Visita', trialDay: 'Stage d’orientamento', appointment: 'Appuntamento' },
  fr: { visit: 'Visite', trialDay: 'Stage d’observation', appointment: 'Rendez-vous' },
});

/** Title of the page on which one asks for a date. */
export const visitTitleMessages = defineMessages({
  de: { visit: 'Besuch vereinbaren', trialDay: 'Schnuppern', appointment: 'Termin vereinbaren' },
  gsw: { visit: 'Bsuech abmache', trialDay: 'Schnuppere', appointment: 'Termin abmache' },
  en: { visit: 'Arrange a visit', trialDay: 'Trial day', appointment: 'Make an appointment' },
  it: {
    visit: 'Concordare una visita',
    trialDay: 'Stage d’orientamento',
    appointment: 'Fissare un appuntamento',
  },
  fr: { visit: 'Convenir d’une visite', trialDay: 'Stage d’observation', appointment: 'Prendre rendez-vous' },
});
