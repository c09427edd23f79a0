import { defineMessages } from '@group/ui/messages/defineMessages';

/** Texts of the island, in the browser too. */
export const openDatesMessages = defineMessages({
  de: {
    slot: 'Freie Termine',
    noSlots: 'Zurzeit ist kein Termin offen. Nennen Sie uns Tage, die Ihnen passen.',
    unknownSlots: 'Wir können die freien Termine gerade nicht anzeigen. Nennen Sie uns Tage, die Ihnen passen.',
    otherDay: 'Keiner davon passt',
  },
  gsw: {
    slot: 'Freii Termin',
    noSlots: 'Im Momänt isch kei Termin offe. Säged Sie eus, weli Täg Ihne passed.',
    unknownSlots: 'Mir chönd die freie Termin grad nöd aazeige. Säged Sie eus, weli Täg Ihne passed.',
    otherDay: 'Kein devo passt',
  },
  en: {
    slot: 'Open dates',
    noSlots: 'No date is open at the moment. Name days that suit you.',
    unknownSlots: 'We cannot show the open dates at the moment. Name days that suit you.',
    otherDay: 'None of them suits me',
  },
  it: {
    slot: 'Date libere',
    noSlots: 'Al momento non ci sono date libere. Ci indichi i giorni che le vanno bene.',
    unknownSlots: 'Al momento non possiamo mostrare le date libere. Ci indichi i giorni che le vanno bene.',
    otherDay: 'Nessuna va bene',
  },
  fr: {
    slot: 'Dates libres',
    noSlots: 'Aucune date n’est libre pour le moment. Indiquez-nous les jours qui vous conviennent.',
    unknownSlots:
      'Nous ne pouvons pas afficher les dates libres pour le moment. Indiquez-nous les jours qui vous conviennent.',
    otherDay: 'Aucune ne me convient',
  },
});
