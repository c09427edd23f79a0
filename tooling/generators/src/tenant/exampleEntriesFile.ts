import { camelCase, quoted } from '../repository/names.ts';
import type { TenantNames } from './tenantFiles.ts';

/** An event with a path that is unique among tenants. */
function event(key: string, id: string, startsAt: string, title: string, teaser: string): string {
  return `    {
      id: '${key}-${id}',
      startsAt: '${startsAt}',
      title: '${title}',
      place: 'Saal',
      teaser: '${teaser}',
      body: ['Sie sind herzlich eingeladen.'],
    },
`;
}

/** Events, a house, training, people, documents and imprint of a new tenant's example content. */
export function exampleEntriesFile({ key, fullName }: TenantNames): string {
  const constant = camelCase(key);
  return `import type { Example } from '../example.ts';
import { training } from '../kinds/careHome.ts';
import { imprintOf, type Party } from '../kinds/legal.ts';

export const ${constant}Party: Party = {
  companyName: ${quoted(fullName)},
  address: ['Dorfstrasse 1', '8000 Musterwil'],
  phone: '044 000 00 00',
  email: 'info@${key}.example',
};

export const ${constant}Entries: Pick<
  Example,
  'events' | 'houses' | 'trainingPositions' | 'people' | 'downloads' | 'redirects' | 'imprint'
> = {
  events: [
${event(key, 'advent', '2026-12-06T15:00', 'Adventsfeier', 'Kerzen, Lieder und Zimtsterne.')}\
${event(key, 'neujahr', '2027-01-03T14:30', 'Neujahrsapéro', 'Wir stossen auf das neue Jahr an.')}\
${event(key, 'konzert', '2027-03-14T15:00', 'Konzert am Sonntag', 'Eine Stunde Musik, und Kuchen danach.')}\
${event(key, 'offene-tuer', '2027-05-22T10:00', 'Tag der offenen Tür', 'Wir zeigen Ihnen Haus und Garten.')}\
  ],
  houses: [
    {
      id: '${key}-haus',
      picture: 'home',
      pictures: ['welcome', 'zimmer'],
      places: 40,
      contact: 'Anna Beispiel',
      contactRole: 'Leiterin',
      name: 'Haupthaus',
      teaser: '40 Zimmer, ein Speisesaal und ein Garten.',
      body: ['Alle Räume sind mit dem Lift zu erreichen.'],
    },
  ],
  trainingPositions: [
    training('fage', 'Pflegen lernen in einem Team, das sich Zeit nimmt.', ['Die nächste Lehre beginnt im August.']),
    training('cook', 'Kochen lernen für Gäste, die jeden Tag wiederkommen.', ['Komm schnuppern und iss mit.']),
  ],
  people: [
    { id: 'anna-beispiel', name: 'Anna Beispiel', role: 'Leiterin', phone: '044 000 00 00' },
    { id: 'beat-muster', name: 'Beat Muster', role: 'Leiter Pflege' },
    { id: 'carla-vorlage', name: 'Carla Vorlage', role: 'Leiterin Küche' },
    { id: 'dario-probe', name: 'Dario Probe', role: 'Leiter Technik' },
  ],
  downloads: [
    {
      id: 'preise',
      title: 'Preise',
      description: 'Was ein Zimmer kostet.',
      lines: ['Zimmer mit Vollpension: ab 120 Franken am Tag.'],
    },
    {
      id: 'hausprospekt',
      title: 'Unser Haus',
      description: 'Das Wichtigste auf einer Seite.',
      lines: ['Wir zeigen Ihnen das Haus gern.'],
    },
  ],
  redirects: { '/team': '/ueber-uns' },
  imprint: imprintOf(${constant}Party, ['Anna Beispiel', 'Leiterin']),
};
`;
}
