import type { Example } from '../example.ts';
import { geerenEntries } from './geeren.entries.ts';
import { geerenPages } from './geeren.pages.ts';

export const geeren: Example = {
  key: 'geeren',
  name: 'Geeren',
  city: 'Seuzmatt',
  address: ['Geerenstrasse 7', '8472 Seuzmatt'],
  phone: '052 000 00 00',
  email: 'info@geeren.example',
  socials: [
    ['facebook', 'https://facebook.example/az-geeren'],
    ['linkedin', 'https://linkedin.example/az-geeren'],
  ],
  pictures: {
    home: {
      scene: 'outing',
      alt: 'Eine Pflegerin begleitet eine Frau im Rollstuhl vor dem Alterszentrum',
      options: { building: 'longhouse', trees: ['fruit', 'birch'], mood: 'morning' },
    },
    welcome: { scene: 'kitchen', alt: 'Küche mit Gewürzregal und grossem Topf auf dem Herd' },
    garten: {
      scene: 'garden',
      alt: 'Garten mit Obstbäumen und Weg',
      options: { building: 'longhouse', trees: ['fruit'] },
    },
    bank: { scene: 'rest', alt: 'Bank mit zwei Menschen und Blick in die Weite', options: { trees: ['birch'] } },
    haende: { scene: 'hands', alt: 'Hände, die einander halten' },
  },
  frame: {
    openingHours: 'Empfang 8 bis 17.30 Uhr, an Feiertagen 10 bis 16 Uhr',
    nav: [
      ['Wohnen', '/wohnen'],
      ['Pflege', '/pflege-betreuung'],
      ['Restaurant Geeren', '/gastronomie'],
      ['Veranstaltungen', '/events'],
      ['Jobs', '/jobs'],
      ['Über uns', '/ueber-uns'],
    ],
    footer: {
      Wohnen: [
        ['Zimmer und Wohnungen', '/wohnen'],
        ['Haus und Umgebung', '/wohnen/haus-umgebung'],
        ['Pflege', '/pflege-betreuung'],
      ],
      Begegnen: [
        ['Restaurant', '/gastronomie'],
        ['Veranstaltungen', '/events'],
        ['Neuigkeiten', '/media'],
      ],
      Mitwirken: [
        ['Jobs', '/jobs'],
        ['Kontakt', '/kontakt'],
      ],
    },
    metaTitle: 'Alterszentrum Geeren: das Gemeindehaus im besten Sinn',
    metaDescription:
      'Das Alterszentrum Geeren gehört fünf Gemeinden und allen, die darin leben, essen, turnen, singen und alt werden.',
    metaKeywords: 'Alterszentrum, Geeren, Seuzmatt, Gemeinden, Pflege, Restaurant',
    hero: [
      'Fünf Gemeinden, ein Zuhause',
      'Im Geeren treffen sich Nachbarn wieder, die sich seit der Schulzeit kennen.',
    ],
    doors: [
      ['Anmelden', 'Wir führen keine Warteliste, sondern Gespräche. Das erste dauert eine halbe Stunde.', '/wohnen'],
      ['Bewerben', 'Drei Stellen sind offen. Der Arbeitsweg ist für die meisten ein Veloweg.', '/jobs'],
      ['Mitessen', 'Tagesteller, Sonntagsbraten, Kindermenü: Restaurant Geeren.', '/gastronomie'],
    ],
    welcome: [
      'Gutes Essen ist die halbe Pflege',
      [
        'Unsere Küche schickt jeden Tag 240 Teller hinaus: ins Haus, in den Mittagstisch der Schule und mit dem Velo zu alten Menschen im Dorf.',
        'Wer im Geeren wohnt, bestimmt den Freitag. Letzten Monat gewann Cordon bleu mit grossem Vorsprung.',
      ],
    ],
    newsTitle: 'Neu im Geeren',
    vacanciesTitle: 'Mitarbeiten im Geeren',
    galleryTitle: 'Unser Haus',
    journey: {
      title: 'So erreichen Sie uns',
      publicTransport: ['Bus 674 ab Bahnhof bis «Geeren». Fährt alle fünfzehn Minuten, am Sonntag alle dreissig.'],
      byCar: [
        'Autobahnausfahrt Seuzmatt, dann der Ausschilderung «Alterszentrum» folgen. 32 Besucherplätze, blaue Zone mit Parkscheibe.',
      ],
    },
  },
  jobFrame: {
    tasks: 'Ihre Arbeit',
    profile: 'Ihr Hintergrund',
    offerTitle: 'Unser Angebot',
    offer: [
      'Veloabstellplatz mit Ladestation und Dusche',
      'Anstellung nach kommunalem Personalrecht',
      'Dreizehnter Monatslohn und 27 Ferientage',
    ],
  },
  articles: [
    {
      id: 'geeren-mahlzeiten',
      date: '2026-11-02',
      picture: 'welcome',
      source: ['Landblatt', 'https://landblatt.example/lastenvelo'],
      title: 'Warme Mahlzeiten kommen mit dem Lastenvelo',
      teaser: 'Acht Freiwillige fahren jeden Mittag 46 Menüs aus. Geregnet hat es bisher erst zweimal.',
      body: [
        'Das Velo ist ein Geschenk des Frauenvereins. In die Box passen 24 Teller, und sie bleiben eine Stunde heiss.',
        'Wichtiger als das Essen, sagen die Fahrerinnen, seien die drei Minuten an der Tür.',
      ],
    },
    {
      id: 'geeren-wohnungen',
      date: '2026-09-03',
      picture: 'home',
      title: 'Baugesuch für 20 Wohnungen liegt auf',
      teaser:
        'Neben dem Alterszentrum soll ein Haus für Menschen entstehen, die noch selbstständig sind und es bleiben möchten.',
      body: [
        'Die Pläne können bis Ende Monat im Gemeindehaus und in unserem Restaurant angesehen werden. An zwei Abenden geben die Architektinnen Auskunft.',
      ],
    },
    {
      id: 'geeren-obst',
      date: '2026-08-19',
      picture: 'garten',
      title: 'Zwetschgen, so weit das Auge reicht',
      teaser: 'Der Obstgarten trägt wie noch nie. Wer pflücken hilft, nimmt ein Kilo mit.',
      body: ['Gepflückt wird am Mittwoch ab zwei Uhr. Leitern sind da, Mut bringen Sie bitte mit.'],
    },
    {
      id: 'geeren-turnen',
      date: '2026-03-11',
      picture: 'bank',
      title: 'Turnen im Sitzen, aber richtig',
      teaser:
        'Seit Januar trainieren 30 Bewohnerinnen und Bewohner zweimal in der Woche Kraft und Gleichgewicht. Die Stürze gehen zurück.',
      body: [
        'Angeleitet werden sie von einer Physiotherapeutin und einem früheren Kunstturner, der selbst im Geeren wohnt.',
        'Nach zehn Wochen stehen die meisten wieder ohne Hände vom Stuhl auf.',
      ],
    },
  ],
  jobs: [
    {
      id: 'geeren-fage',
      area: 'care',
      pensum: [60, 100],
      publishFrom: '2026-10-16',
      contact: 'Barbara Nägeli',
      title: 'Fachfrau oder Fachmann Gesundheit EFZ',
      workplace: 'Seuzmatt, 2. Stock',
      intro:
        'Zwanzig Bewohnerinnen und Bewohner, ein Team mit viel Erfahrung und ein Dienstplan, der Velowetter nicht kennt, aber fast alles andere berücksichtigt.',
      tasks: [
        'Sie pflegen und begleiten ganzheitlich',
        'Sie übernehmen die Tagesverantwortung im Wechsel',
        'Sie bilden Lernende mit aus',
      ],
      profile: ['EFZ als FaGe oder FaBe', 'Verlässlichkeit', 'Freude an Gesprächen'],
      contactRole: 'Teamleitung',
    },
    {
      id: 'geeren-diaetkoch',
      area: 'hotel',
      pensum: [80, 100],
      startDate: '2027-01-15',
      publishFrom: '2026-11-17',
      contact: 'Markus Thalmann',
      title: 'Diätköchin oder Diätkoch',
      workplace: 'Seuzmatt, Küche',
      intro: 'Salzarm, ohne Gluten, weich: Sie kochen so, dass niemand tauschen möchte.',
      tasks: [
        'Sie verantworten alle Diäten',
        'Sie beraten Pflege und Angehörige',
        'Sie entwickeln neue Gerichte für den Mahlzeitendienst',
      ],
      profile: ['Köchin oder Koch EFZ, Zusatz Diätetik', 'Sorgfalt', 'Teamgeist'],
      contactRole: 'Leitung Küche',
    },
    {
      id: 'geeren-lehrstelle-unterhalt',
      kind: 'apprenticeship',
      area: 'technical',
      pensum: [100, 100],
      startDate: '2027-08-09',
      publishFrom: '2026-09-21',
      contact: 'Roland Wipf',
      title: 'Lehrstelle Fachfrau / Fachmann Betriebsunterhalt EFZ',
      workplace: 'Seuzmatt',
      intro: 'Heizung, Rasen, Rollstuhl, Schneepflug: Kein Tag wie der andere, und alle grüssen dich.',
      tasks: [
        'Du lernst Unterhalt von Haus und Garten',
        'Du reparierst, was klemmt',
        'Du hilfst beim Bau der neuen Wohnungen mit',
      ],
      profile: ['Sekundarschule', 'Handwerkliches Geschick', 'Traktorführerausweis oder Lust darauf'],
      contactRole: 'Leitung Technik',
    },
  ],
  pages: geerenPages,
  ...geerenEntries,
};
