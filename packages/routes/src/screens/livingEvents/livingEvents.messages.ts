import { defineMessages } from '@group/ui/messages/defineMessages';

export const livingEventsMessages = defineMessages({
  de: {
    living: 'Wohnen',
    title: 'Veranstaltungen im Haus',
    lead: 'Singen, feiern, lernen, hinausgehen: Das erwartet die Menschen, die bei uns leben, und ihre Gäste.',
    details: 'Mehr dazu',
    coming: 'Das steht an',
  },
  gsw: {
    living: 'Wohne',
    title: 'Veraastaltige im Huus',
    lead: 'Singe, fiire, leere, usegah: Das gits für d Lüüt, wo bi eus läbed, und für ihri Gescht.',
    details: 'Meh dezue',
    coming: 'Das staht aa',
  },
  en: {
    living: 'Living',
    title: 'Events in the house',
    lead: 'Singing, celebrating, learning, going out: what awaits the people who live here, and their guests.',
    details: 'Find out more',
    coming: 'Coming up',
  },
  it: {
    living: 'Abitare',
    title: 'Manifestazioni in casa',
    lead: 'Cantare, festeggiare, imparare, uscire: ecco che cosa attende chi abita da noi e i suoi ospiti.',
    details: 'Maggiori informazioni',
    coming: 'In programma',
  },
  fr: {
    living: 'Habiter',
    title: 'Manifestations dans la maison',
    lead: 'Chanter, fêter, apprendre, sortir\u00A0: voici ce qui attend les personnes qui vivent chez nous et leurs hôtes.',
    details: 'En savoir plus',
    coming: 'Au programme',
  },
});
