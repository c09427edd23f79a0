import { defineMessages } from '@group/ui/messages/defineMessages';

/** Texts of the training screen (specification, section 2). */
export const trainingMessages = defineMessages({
  de: {
    title: 'Ausbildung',
    lead: 'Hier lernen Sie einen Beruf, der gebraucht wird, mit Menschen, die Zeit für Sie haben.',
    positions: 'Berufe, die Sie bei uns lernen können',
    positionsNone: 'Fragen Sie uns, welche Berufe Sie bei uns lernen können.',
    details: 'Mehr erfahren',
    open: 'Jetzt offen',
  },
  gsw: {
    title: 'Usbildig',
    lead: 'Da leered Sie en Bruef, wo bruucht wird, mit Mänsche, wo Ziit für Sie händ.',
    positions: 'Brüef, wo Sie bi eus chönd leere',
    positionsNone: 'Fröged Sie eus, weli Brüef Sie bi eus chönd leere.',
    details: 'Meh erfahre',
    open: 'Jetzt offe',
  },
  en: {
    title: 'Training',
    lead: 'Learn an occupation that is needed, with people who have time for you.',
    positions: 'Occupations you can learn with us',
    positionsNone: 'Ask us which occupations you can learn with us.',
    details: 'Find out more',
    open: 'Open training positions',
  },
  it: {
    title: 'Formazione',
    lead: 'Qui si impara una professione utile, con persone che hanno tempo per lei.',
    positions: 'Le professioni che può imparare da noi',
    positionsNone: 'Ci chieda quali professioni può imparare da noi.',
    details: 'Per saperne di più',
    open: 'Posti di formazione liberi',
  },
  fr: {
    title: 'Formation',
    lead: 'Apprenez ici un métier utile, avec des personnes qui ont du temps pour vous.',
    positions: 'Les métiers que vous pouvez apprendre chez nous',
    positionsNone: 'Demandez-nous quels métiers vous pouvez apprendre chez nous.',
    details: 'En savoir plus',
    open: 'Postes de formation à pourvoir',
  },
});
