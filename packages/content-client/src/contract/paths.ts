// Imported in the browser, too: without dependencies.

/**
 * All paths of the specification, without language prefix. A tenant without a screen omits it from its route table, not
 * from here.
 */
export const paths = {
  home: '/',
  events: '/events',
  media: '/media',
  living: '/wohnen',
  surroundings: '/wohnen/haus-umgebung',
  livingEvents: '/wohnen/veranstaltungen',
  care: '/pflege-betreuung',
  gastronomy: '/gastronomie',
  about: '/ueber-uns',
  jobs: '/jobs',
  vacancies: '/jobs/offene-stellen',
  apprenticeships: '/jobs/offene-lehrstellen',
  training: '/jobs/ausbildung',
  application: '/jobs/schnellbewerbung',
  sendApplication: '/jobs/schnellbewerbung/senden',
  contact: '/kontakt',
  privacy: '/datenschutz',
  imprint: '/impressum',
  houses: '/unsere-haeuser',
  signature: '/mail-signatur',
  login: '/auth',
  internal: '/intern',
} as const;
