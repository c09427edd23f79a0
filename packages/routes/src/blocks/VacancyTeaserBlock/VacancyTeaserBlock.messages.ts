import { defineMessages } from '@group/ui/messages/defineMessages';
import { plural } from '@group/ui/messages/format';

/** Texts of the vacancy teaser (specification, section 2). */
export const vacancyTeaserMessages = defineMessages({
  de: {
    viewAll: 'Alle Stellen ansehen',
    moreVacancies: (count: number) =>
      plural('de', count, { one: '# weitere offene Stelle', other: '# weitere offene Stellen' }),
    moreApprenticeships: (count: number) =>
      plural('de', count, { one: '# weitere Lehrstelle', other: '# weitere Lehrstellen' }),
    moreTeachingPosts: (count: number) =>
      plural('de', count, { one: '# weitere Ausbildungsstelle', other: '# weitere Ausbildungsstellen' }),
  },
  gsw: {
    viewAll: 'Alli Stelle aaluege',
    moreVacancies: (count) => plural('gsw', count, { one: '# wiiteri offeni Stell', other: '# wiiteri offeni Stelle' }),
    moreApprenticeships: (count) => plural('gsw', count, { one: '# wiiteri Lehrstell', other: '# wiiteri Lehrstelle' }),
    moreTeachingPosts: (count) =>
      plural('gsw', count, { one: '# wiiteri Usbildigsstell', other: '# wiiteri Usbildigsstelle' }),
  },
  en: {
    viewAll: 'View all vacancies',
    moreVacancies: (count) => plural('en', count, { one: '# more vacancy', other: '# more vacancies' }),
    moreApprenticeships: (count) =>
      plural('en', count, { one: '# more apprenticeship', other: '# more apprenticeships' }),
    moreTeachingPosts: (count) => plural('en', count, { one: '# more teaching post', other: '# more teaching posts' }),
  },
  it: {
    viewAll: 'Vedere tutti i posti',
    moreVacancies: (count) => plural('it', count, { one: '# altro posto vacante', other: '# altri posti vacanti' }),
    moreApprenticeships: (count) =>
      plural('it', count, { one: '# altro posto di apprendistato', other: '# altri posti di apprendistato' }),
    moreTeachingPosts: (count) =>
      plural('it', count, { one: '# altro posto di formazione', other: '# altri posti di formazione' }),
  },
  fr: {
    viewAll: 'Voir tous les postes',
    moreVacancies: (count) => plural('fr', count, { one: '# autre poste vacant', other: '# autres postes vacants' }),
    moreApprenticeships: (count) =>
      plural('fr', count, { one: '# autre place d’apprentissage', other: '# autres places d’apprentissage' }),
    moreTeachingPosts: (count) =>
      plural('fr', count, { one: '# autre poste de formation', other: '# autres postes de formation' }),
  },
});
