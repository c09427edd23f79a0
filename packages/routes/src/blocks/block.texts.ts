import { defineTexts } from '@group/ui/texts/defineTexts';
import { plural } from '@group/ui/texts/format';

/** Words of the blocks that editors may leave unsaid, and of the vacancy teaser (specification, sections 2 and 8). */
export const blockTexts = defineTexts({
  de: {
    news: 'Aktuelles',
    noNews: 'Zurzeit gibt es keine Neuigkeiten.',
    journey: 'So finden Sie zu uns',
    publicTransport: 'Mit öffentlichen Verkehrsmitteln',
    byCar: 'Mit dem Auto',
    map: 'Auf der Karte ansehen',
    gallery: 'Einblicke',
    companies: 'Unsere Betriebe',
    vacancies: 'Offene Stellen',
    noVacancies: 'Im Moment gibt es keine offenen Stellen',
    noApprenticeships: 'Zurzeit gibt es keine offenen Lehrstellen',
    fullTime: 'Vollzeit',
    from: (day: string) => `ab ${day}`,
    byAgreement: 'Eintritt nach Vereinbarung',
    viewAll: 'Alle ansehen',
    moreVacancies: (count: number) =>
      plural('de', count, { one: '# weitere offene Stelle', other: '# weitere offene Stellen' }),
    moreApprenticeships: (count: number) =>
      plural('de', count, { one: '# weitere Lehrstelle', other: '# weitere Lehrstellen' }),
    moreTeachingPosts: (count: number) =>
      plural('de', count, { one: '# weitere Ausbildungsstelle', other: '# weitere Ausbildungsstellen' }),
  },
  gsw: {
    news: 'Neus us em Huus',
    noNews: 'Im Momänt gits kei Neuigkeite.',
    journey: 'So chömed Sie zu eus',
    publicTransport: 'Mit em öffentliche Verchehr',
    byCar: 'Mit em Auto',
    map: 'Uf de Charte aaluege',
    gallery: 'Iiblick',
    companies: 'Eusi Betrieb',
    vacancies: 'Offeni Stelle',
    noVacancies: 'Im Momänt gits kei offeni Stelle',
    noApprenticeships: 'Im Momänt gits kei offeni Lehrstelle',
    fullTime: 'Vollziit',
    from: (day) => `ab ${day}`,
    byAgreement: 'Iitritt nach Vereinbarig',
    viewAll: 'Alli aaluege',
    moreVacancies: (count) =>
      plural('gsw', count, { one: '# witeri offeni Stell', other: '# witeri offeni Stelle' }),
    moreApprenticeships: (count) =>
      plural('gsw', count, { one: '# witeri Lehrstell', other: '# witeri Lehrstelle' }),
    moreTeachingPosts: (count) =>
      plural('gsw', count, { one: '# witeri Usbildigsstell', other: '# witeri Usbildigsstelle' }),
  },
  en: {
    news: 'News',
    noNews: 'There is no news at the moment.',
    journey: 'How to find us',
    publicTransport: 'By public transport',
    byCar: 'By car',
    map: 'See it on the map',
    gallery: 'A look inside',
    companies: 'Our houses and businesses',
    vacancies: 'Vacancies',
    noVacancies: 'There are no vacancies at the moment',
    noApprenticeships: 'There are currently no apprenticeship vacancies',
    fullTime: 'Full-time',
    from: (day) => `from ${day}`,
    byAgreement: 'Start by agreement',
    viewAll: 'View all',
    moreVacancies: (count) =>
      plural('en', count, { one: '# more vacancy', other: '# more vacancies' }),
    moreApprenticeships: (count) =>
      plural('en', count, { one: '# more apprenticeship', other: '# more apprenticeships' }),
    moreTeachingPosts: (count) =>
      plural('en', count, { one: '# more teaching post', other: '# more teaching posts' }),
  },
  it: {
    news: 'Attualità',
    noNews: 'Al momento non ci sono novità.',
    journey: 'Come raggiungerci',
    publicTransport: 'Con i mezzi pubblici',
    byCar: 'In auto',
    map: 'Vedere sulla mappa',
    gallery: 'Uno sguardo',
    companies: 'Le nostre aziende',
    vacancies: 'Posti vacanti',
    noVacancies: 'Al momento non ci sono posti vacanti',
    noApprenticeships: 'Al momento non ci sono posti di apprendistato liberi',
    fullTime: 'Tempo pieno',
    from: (day) => `dal ${day}`,
    byAgreement: 'Inizio da convenire',
    viewAll: 'Vedere tutti',
    moreVacancies: (count) =>
      plural('it', count, { one: '# altro posto vacante', other: '# altri posti vacanti' }),
    moreApprenticeships: (count) =>
      plural('it', count, { one: '# altro posto di apprendistato', other: '# altri posti di apprendistato' }),
    moreTeachingPosts: (count) =>
      plural('it', count, { one: '# altro posto di formazione', other: '# altri posti di formazione' }),
  },
  fr: {
    news: 'Actualités',
    noNews: 'Il n’y a pas de nouvelles en ce moment.',
    journey: 'Comment nous trouver',
    publicTransport: 'En transports publics',
    byCar: 'En voiture',
    map: 'Voir sur la carte',
    gallery: 'Un aperçu',
    companies: 'Nos établissements',
    vacancies: 'Postes vacants',
    noVacancies: 'Il n’y a pas de postes vacants en ce moment',
    noApprenticeships: 'Il n’y a actuellement aucune place d’apprentissage vacante',
    fullTime: 'Plein temps',
    from: (day) => `dès le ${day}`,
    byAgreement: 'Entrée à convenir',
    viewAll: 'Tout voir',
    moreVacancies: (count) =>
      plural('fr', count, { one: '# autre poste vacant', other: '# autres postes vacants' }),
    moreApprenticeships: (count) =>
      plural('fr', count, { one: '# autre place d’apprentissage', other: '# autres places d’apprentissage' }),
    moreTeachingPosts: (count) =>
      plural('fr', count, { one: '# autre poste de formation', other: '# autres postes de formation' }),
  },
});
