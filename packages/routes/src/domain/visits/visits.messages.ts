import { visitOccasionNames } from '@group/content-client/contract/content/enumerationNames';
import { defineMessages } from '@group/ui/messages/defineMessages';

/** Dates on which somebody can come. */
export const visitsMessages = defineMessages({
  de: { next: 'Kommen Sie vorbei', meet: (place: string) => `Treffpunkt: ${place}`, reception: 'Empfang' },
  gsw: { next: 'Chömed Sie verbii', meet: (place) => `Träffpunkt: ${place}`, reception: 'Empfang' },
  en: { next: 'Come and see', meet: (place) => `Meeting point: ${place}`, reception: 'reception' },
  it: { next: 'Venga a trovarci', meet: (place) => `Punto d’incontro: ${place}`, reception: 'ricezione' },
  fr: { next: 'Venez nous voir', meet: (place) => `Point de rencontre : ${place}`, reception: 'réception' },
});

/** What somebody comes for. */
export const visitOccasionMessages = defineMessages({
  de: visitOccasionNames,
  gsw: { visit: 'Bsuech', trialDay: 'Schnuppere', appointment: 'Termin' },
  en: { visit: 'Visit', trialDay: 'Trial day', appointment: 'Appointment' },
  it: { visit: 'Visita', trialDay: 'Stage d’orientamento', appointment: 'Appuntamento' },
  fr: { visit: 'Visite', trialDay: 'Stage d’observation', appointment: 'Rendez-vous' },
});
