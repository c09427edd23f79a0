/** A row of the specification's table of screens: path, main heading, and robots rules. */
export interface Row {
  path: string;
  status?: number;
  /** The page's main heading, in German. */
  heading: RegExp;
  noindex?: true;
}

/** Screens that every site has (specification, section 2). Details are found by following the first link of their list. */
export const screens: readonly Row[] = [
  { path: '/', heading: /\S/ },
  { path: '/wohnen', heading: /\S/ },
  { path: '/wohnen/haus-umgebung', heading: /\S/ },
  { path: '/wohnen/veranstaltungen', heading: /\S/ },
  { path: '/pflege-betreuung', heading: /\S/ },
  { path: '/gastronomie', heading: /\S/ },
  { path: '/ueber-uns', heading: /\S/ },
  { path: '/jobs', heading: /\S/ },
  { path: '/jobs/offene-stellen', heading: /Offene Stellen/ },
  { path: '/jobs/ausbildung', heading: /\S/ },
  { path: '/jobs/schnellbewerbung', heading: /bewerb/i, noindex: true },
  { path: '/jobs/stellenabo', heading: /Neue Stellen per Mail/, noindex: true },
  { path: '/kontakt', heading: /\S/ },
  { path: '/besuch', heading: /\S/ },
  { path: '/datenschutz', heading: /Datenschutz/ },
  { path: '/impressum', heading: /Impressum/ },
  { path: '/unsere-haeuser', heading: /\S/ },
  { path: '/suche?wort=haus', heading: /Suche/, noindex: true },
  { path: '/mail-signatur', heading: /Signatur/i, noindex: true },
  { path: '/auth', heading: /\S/, noindex: true },
  { path: '/auth/vergessen', heading: /Passwort/, noindex: true },
  { path: '/auth/passwort', heading: /Link gilt/, noindex: true },
  { path: '/gibt-es-nicht', status: 404, heading: /Die Seite konnte nicht gefunden werden/, noindex: true },
  { path: '/wohnen/gibt-es-nicht', status: 404, heading: /Die Seite konnte nicht gefunden werden/, noindex: true },
  { path: '/s/gibt-es-nicht', status: 404, heading: /Die Seite konnte nicht gefunden werden/, noindex: true },
  {
    path: '/jobs/offene-stellen/aaaaaaaaaaaaaaaaaaaaaaaa',
    status: 404,
    heading: /Stelleninserat|nicht mehr/,
    noindex: true,
  },
];

/** Screens of the sites that are selected by host. */
export const screensOfStandardSites: readonly Row[] = [
  { path: '/events', heading: /\S/ },
  { path: '/media', heading: /\S/ },
  { path: '/jobs/offene-lehrstellen', heading: /Lehrstellen/ },
];
