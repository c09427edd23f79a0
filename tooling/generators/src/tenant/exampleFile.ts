import { camelCase, quoted } from '../repository/names.ts';
import type { TenantNames } from './tenantFiles.ts';

/** Placeholder content for the content service, valid for every organisation. */
export function exampleFile({ key, name, fullName }: TenantNames): string {
  const constant = camelCase(key);
  return `import type { Example } from '../example.ts';
import { ${constant}Entries, ${constant}Party } from './${key}.entries.ts';
import { ${constant}Pages } from './${key}.pages.ts';

export const ${constant}: Example = {
  key: '${key}',
  name: ${quoted(name)},
  city: 'Musterwil',
  address: ${constant}Party.address,
  phone: ${constant}Party.phone,
  email: ${constant}Party.email,
  socials: [],
  pictures: {
    home: { scene: 'house', alt: 'Das Haus zwischen Bäumen am Morgen', options: { mood: 'morning' } },
    welcome: { scene: 'garden', alt: 'Der Garten mit Beeten und einer Bank' },
    zimmer: { scene: 'livingRoom', alt: 'Ein Zimmer mit Sessel, Tisch und Fenster' },
    tisch: { scene: 'table', alt: 'Ein gedeckter Tisch mit Krug und Tassen' },
    fest: { scene: 'festival', alt: 'Ein Fest mit Lampions im Hof', options: { mood: 'evening' } },
  },
  frame: {
    openingHours: 'Das Haus ist täglich von 8 bis 20 Uhr offen',
    nav: [
      ['Wohnen', '/wohnen'],
      ['Pflege', '/pflege-betreuung'],
      ['Gastronomie', '/gastronomie'],
      ['Über uns', '/ueber-uns'],
      ['Jobs', '/jobs'],
      ['Kontakt', '/kontakt'],
    ],
    footer: {
      Haus: [
        ['Wohnen', '/wohnen'],
        ['Über uns', '/ueber-uns'],
      ],
      Arbeiten: [
        ['Offene Stellen', '/jobs/offene-stellen'],
        ['Kontakt', '/kontakt'],
      ],
    },
    metaTitle: ${quoted(fullName)},
    metaDescription: ${quoted(`${fullName}: Wohnen, Pflege und Betreuung. Besuchen Sie uns.`)},
    metaKeywords: 'Wohnen, Pflege, Betreuung',
    hero: [${quoted(`Willkommen bei ${name}`)}, 'Wir nehmen uns Zeit für Sie.'],
    doors: [
      ['Platz finden', 'Wir zeigen Ihnen, was frei ist, und beraten Sie ohne Eile.', '/wohnen'],
      ['Stelle finden', 'Arbeiten Sie in einem Team, das aufeinander schaut.', '/jobs'],
      ['Besuchen', 'Kommen Sie vorbei, die Türe ist offen.', '/kontakt'],
    ],
    welcome: ['Ein Haus für viele', ['Hier wohnen Menschen, die Ruhe schätzen, und solche, die gern Besuch haben.']],
    newsTitle: 'Aktuell',
    vacanciesTitle: 'Offene Stellen',
    galleryTitle: 'Bilder aus dem Haus',
    journey: {
      title: 'So finden Sie uns',
      publicTransport: ['Vom Bahnhof Musterwil sind es fünf Minuten zu Fuss.'],
      byCar: ['Parkplätze gibt es neben dem Haus.'],
    },
  },
  articles: [],
  jobs: [],
  pages: ${constant}Pages,
  ...${constant}Entries,
};
`;
}
