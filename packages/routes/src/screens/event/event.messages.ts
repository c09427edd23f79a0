import { defineMessages } from '@group/ui/messages/defineMessages';

/** Texts of an event's page. */
export const eventMessages = defineMessages({
  de: {
    when: 'Wann und wo',
    cancelled: 'Diese Veranstaltung ist leider abgesagt',
    cancelledHint: 'Wir freuen uns, wenn Sie ein anderes Mal kommen.',
    over: 'Diese Veranstaltung hat schon stattgefunden',
    addToCalendar: 'In den Kalender eintragen',
    more: 'Das findet auch noch statt',
  },
  gsw: {
    when: 'Wänn und wo',
    cancelled: 'Die Veraastaltig isch leider abgseit',
    cancelledHint: 'Mir freued eus, wänn Sie es anders Mal chömed.',
    over: 'Die Veraastaltig isch scho verbii',
    addToCalendar: 'In Kaländer iiträge',
    more: 'Das findet au no statt',
  },
  en: {
    when: 'When and where',
    cancelled: 'Unfortunately, this event has been cancelled',
    cancelledHint: 'We would love to see you another time.',
    over: 'This event has already taken place',
    addToCalendar: 'Add to calendar',
    more: 'Also coming up',
  },
  it: {
    when: 'Quando e dove',
    cancelled: 'Questa manifestazione è purtroppo annullata',
    cancelledHint: 'Saremo lieti di accoglierla un’altra volta.',
    over: 'Questa manifestazione ha già avuto luogo',
    addToCalendar: 'Aggiungere al calendario',
    more: 'Prossimamente anche',
  },
  fr: {
    when: 'Quand et où',
    cancelled: 'Cette manifestation est malheureusement annulée',
    cancelledHint: 'Nous serons heureux de vous accueillir une autre fois.',
    over: 'Cette manifestation a déjà eu lieu',
    addToCalendar: 'Ajouter au calendrier',
    more: 'Prochainement aussi',
  },
});
