import { camelCase, quoted } from '../repository/names.ts';
import type { TenantNames } from './tenantFiles.ts';

/** Example content for the content service: short, true of every house, and to be replaced. */
export function exampleFile({ key, name, fullName }: TenantNames): string {
  return `import type { Example } from '../example.ts';

export const ${camelCase(key)}: Example = {
  key: '${key}',
  name: ${quoted(name)},
  city: 'Musterwil',
  address: ['Dorfstrasse 1', '8000 Musterwil'],
  phone: '044 000 00 00',
  email: 'info@${key}.example',
  socials: [],
  pictures: {
    home: { scene: 'house', alt: 'Das Haus zwischen Bäumen am Morgen', options: { mood: 'morning' } },
    welcome: { scene: 'garden', alt: 'Der Garten mit Beeten und einer Bank' },
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
};
`;
}
