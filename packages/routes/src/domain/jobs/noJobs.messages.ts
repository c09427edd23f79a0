import { defineMessages } from '@group/ui/messages/defineMessages';

/** Messages for empty lists (specification, section 8). */
export const noJobsMessages = defineMessages({
  de: {
    noVacancies: 'Im Moment gibt es keine offenen Stellen',
    noApprenticeships: 'Zurzeit gibt es keine offenen Lehrstellen',
  },
  gsw: {
    noVacancies: 'Im Momänt gits kei offeni Stelle',
    noApprenticeships: 'Im Momänt gits kei offeni Lehrstelle',
  },
  en: {
    noVacancies: 'There are no vacancies at the moment',
    noApprenticeships: 'There are currently no apprenticeship vacancies',
  },
  it: {
    noVacancies: 'Al momento non ci sono posti vacanti',
    noApprenticeships: 'Al momento non ci sono posti di apprendistato liberi',
  },
  fr: {
    noVacancies: 'Il n’y a pas de postes vacants en ce moment',
    noApprenticeships: 'Il n’y a actuellement aucune place d’apprentissage vacante',
  },
});
