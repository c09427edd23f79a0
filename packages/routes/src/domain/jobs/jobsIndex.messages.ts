import { defineMessages } from '@group/ui/messages/defineMessages';
import { plural } from '@group/ui/messages/format';

/** Texts of the jobs index. */
export const jobsIndexMessages = defineMessages({
  de: {
    title: 'Jobs',
    lead: 'Arbeiten, wo Sie gebraucht werden: in einem Team, das zusammenhält.',
    viewVacancies: (count: number) => plural('de', count, { one: '# Stelle ansehen', other: '# Stellen ansehen' }),
    byArea: 'Offene Stellen nach Bereich',
    none: 'Zurzeit keine',
    actions: 'So geht es weiter',
    vacanciesText: (count: number) =>
      plural('de', count, { one: '# Stelle ist jetzt offen.', other: '# Stellen sind jetzt offen.' }),
    included: 'Die Lehrstellen sind dabei.',
    apprenticeships: 'Offene Lehrstellen',
    apprenticeshipsText: (count: number) =>
      plural('de', count, { one: '# Lehrstelle ist jetzt frei.', other: '# Lehrstellen sind jetzt frei.' }),
    training: 'Ausbildung',
    trainingText: 'Welche Berufe Sie bei uns lernen können und was Sie davon haben.',
    application: 'Schnellbewerbung',
    applicationText: 'Nichts Passendes gefunden? Bewerben Sie sich in einer Minute.',
  },
  gsw: {
    title: 'Jobs',
    lead: 'Schaffe, wo Sie bruucht werded: imene Team, wo zämehebt.',
    viewVacancies: (count) => plural('gsw', count, { one: '# Stell aaluege', other: '# Stelle aaluege' }),
    byArea: 'Offeni Stelle nach Beriich',
    none: 'Im Momänt keini',
    actions: 'So gahts wiiter',
    vacanciesText: (count) =>
      plural('gsw', count, { one: '# Stell isch jetzt offe.', other: '# Stelle sind jetzt offe.' }),
    included: 'D Lehrstelle sind debii.',
    apprenticeships: 'Offeni Lehrstelle',
    apprenticeshipsText: (count) =>
      plural('gsw', count, { one: '# Lehrstell isch jetzt frei.', other: '# Lehrstelle sind jetzt frei.' }),
    training: 'Usbildig',
    trainingText: 'Weli Brüef Sie bi eus chönd leere und was Sie devo händ.',
    application: 'Schnällbewerbig',
    applicationText: 'Nüüt Passends gfunde? Bewerbed Sie sich inere Minute.',
  },
  en: {
    title: 'Jobs',
    lead: 'Work where you are needed, in a team that stands together.',
    viewVacancies: (count) => plural('en', count, { one: 'View # job', other: 'View # jobs' }),
    byArea: 'Vacancies by area',
    none: 'None at the moment',
    actions: 'Where to go from here',
    vacanciesText: (count) => plural('en', count, { one: '# job is open now.', other: '# jobs are open now.' }),
    included: 'Apprenticeships are included.',
    apprenticeships: 'Apprenticeship vacancies',
    apprenticeshipsText: (count) =>
      plural('en', count, { one: '# apprenticeship is open now.', other: '# apprenticeships are open now.' }),
    training: 'Training',
    trainingText: 'The occupations that you can learn with us, and what we offer you.',
    application: 'Quick application',
    applicationText: 'Nothing suitable? Apply all the same: it takes a minute.',
  },
  it: {
    title: 'Lavoro',
    lead: 'Lavorare dove c’è bisogno di lei, in una squadra unita.',
    viewVacancies: (count) => plural('it', count, { one: 'Vedere # posto', other: 'Vedere # posti' }),
    byArea: 'Posti vacanti per settore',
    none: 'Al momento nessuno',
    actions: 'Come proseguire',
    vacanciesText: (count) =>
      plural('it', count, { one: '# posto è libero adesso.', other: '# posti sono liberi adesso.' }),
    included: 'I posti di apprendistato sono compresi.',
    apprenticeships: 'Posti di apprendistato',
    apprenticeshipsText: (count) =>
      plural('it', count, {
        one: '# posto di apprendistato è libero adesso.',
        other: '# posti di apprendistato sono liberi adesso.',
      }),
    training: 'Formazione',
    trainingText: 'Le professioni che può imparare da noi e che cosa le offriamo.',
    application: 'Candidatura rapida',
    applicationText: 'Non ha trovato nulla? Si candidi in un minuto.',
  },
  fr: {
    title: 'Emplois',
    lead: 'Travailler là où l’on a besoin de vous, dans une équipe solidaire.',
    viewVacancies: (count) => plural('fr', count, { one: 'Voir # poste', other: 'Voir # postes' }),
    byArea: 'Postes vacants par domaine',
    none: 'Aucun en ce moment',
    actions: 'Pour continuer',
    vacanciesText: (count) =>
      plural('fr', count, { one: '# poste est ouvert maintenant.', other: '# postes sont ouverts maintenant.' }),
    included: 'Les places d’apprentissage sont comprises.',
    apprenticeships: 'Places d’apprentissage',
    apprenticeshipsText: (count) =>
      plural('fr', count, {
        one: '# place d’apprentissage est libre maintenant.',
        other: '# places d’apprentissage sont libres maintenant.',
      }),
    training: 'Formation',
    trainingText: 'Les métiers que vous pouvez apprendre chez nous et ce que nous vous offrons.',
    application: 'Candidature rapide',
    applicationText: 'Rien trouvé\u202F? Postulez en une minute.',
  },
});
