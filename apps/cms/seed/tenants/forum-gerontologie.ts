import type { Example } from '../example.ts';
import { forumGerontologieEntries } from './forum-gerontologie.entries.ts';
import { forumGerontologiePages } from './forum-gerontologie.pages.ts';

export const forumGerontologie: Example = {
  key: 'forum-gerontologie',
  name: 'Forum Gerontologie',
  city: 'Zürich',
  address: ['Akademieweg 10', '8099 Zürich'],
  phone: '044 000 00 00',
  email: 'kurse@forum-gerontologie.example',
  socials: [
    ['linkedin', 'https://linkedin.example/forum-gerontologie'],
    ['youtube', 'https://youtube.example/forum-gerontologie'],
    ['xing', 'https://xing.example/forum-gerontologie'],
  ],
  pictures: {
    home: { scene: 'lecture', alt: 'Hörsaal mit Publikum, vorne eine Referentin vor einer Leinwand mit Diagrammen' },
    welcome: { scene: 'seminar', alt: 'Drei Menschen im Seminarraum vor einem Bücherregal' },
    haus: {
      scene: 'house',
      alt: 'Das Forum, ein moderner Bau mit hohen Fenstern',
      options: { building: 'hall', trees: ['birch', 'round'], mood: 'morning' },
    },
    haende: { scene: 'hands', alt: 'Hände, die eine ältere Hand halten' },
    saal: { scene: 'lecture', alt: 'Voller Saal bei der Jahrestagung', options: { mood: 'evening' } },
  },
  frame: {
    openingHours: 'Sekretariat Montag bis Donnerstag, 9 bis 12 und 14 bis 16 Uhr',
    nav: [
      ['Kurse & Tagungen', '/events'],
      ['Lehrgänge', '/s/lehrgaenge'],
      ['Beiträge', '/media'],
      ['Jobs', '/jobs'],
      ['Über das Forum', '/ueber-uns'],
      ['Kontakt', '/kontakt'],
    ],
    footer: {
      Lernen: [
        ['Kurse und Tagungen', '/events'],
        ['Lehrgänge', '/s/lehrgaenge'],
        ['Weiterbilden mit Abschluss', '/jobs/ausbildung'],
        ['Wissen für Pflege und Betreuung', '/pflege-betreuung'],
        ['Wohnen im Alter', '/wohnen'],
      ],
      'Im Kurshaus': [
        ['Haus und Umgebung', '/wohnen/haus-umgebung'],
        ['Was hier stattfindet', '/wohnen/veranstaltungen'],
        ['Bibliothek', '/s/bibliothek'],
        ['Kaffeebar', '/gastronomie'],
      ],
      Forum: [
        ['Wer wir sind', '/ueber-uns'],
        ['Unser Haus', '/unsere-haeuser'],
        ['Beiträge', '/media'],
        ['Mitarbeit', '/jobs'],
        ['Kontakt', '/kontakt'],
      ],
    },
    metaTitle: 'Forum Gerontologie: Wissen über das Alter',
    metaDescription:
      'Kurse, Lehrgänge und Tagungen über das Altern: für Fachleute, Freiwillige und Angehörige. Praxisnah, kritisch, mit Zeit für Fragen.',
    metaKeywords: 'Gerontologie, Weiterbildung, Tagung, Demenz, Palliative Care, Angehörige',
    hero: ['Das Alter verstehen lernen', 'Kurse und Tagungen, nach denen man am nächsten Morgen etwas anders macht.'],
    doors: [
      ['Kurs finden', 'Über 60 Kurse im Jahr, vom Abendvortrag bis zum Lehrgang mit Abschluss.', '/events'],
      ['Mitarbeiten', 'Wir suchen immer wieder Dozierende. Feste Stellen sind derzeit keine offen.', '/jobs'],
      ['Besuchen', 'Mittwochs ist Bibliothekstag: stöbern, fragen, Kaffee trinken.', '/kontakt'],
    ],
    welcome: [
      'Aus der Praxis, für die Praxis',
      [
        'Das Forum Gerontologie bildet seit 1998 Menschen weiter, die mit alten Menschen arbeiten oder leben. Unsere Dozierenden stehen mindestens die halbe Woche selbst in der Praxis.',
        'Wir laden auch die ein, um die es geht: In jedem Lehrgang unterrichten Expertinnen und Experten des Alltags, die älteste ist 94.',
      ],
    ],
    newsTitle: 'Aus dem Forum',
    vacanciesTitle: 'Mitarbeit',
    galleryTitle: 'Räume und Momente',
    companiesTitle: 'Häuser, in denen unsere Kurse stattfinden',
    journey: {
      title: 'Kursort',
      publicTransport: [
        'Vom Hauptbahnhof mit dem Tram 10 bis «Akademie». Der Eingang ist stufenlos, die Säle haben Induktionsschleifen.',
      ],
      byCar: [
        'Bitte reisen Sie mit dem öffentlichen Verkehr an. Für Menschen mit eingeschränkter Mobilität reservieren wir einen Platz im Hof.',
      ],
    },
  },
  companies: ['waeckerling', 'hinderzelg', 'tabor', 'rivabella'],
  articles: [
    {
      id: 'forum-jahrestagung',
      date: '2026-11-07',
      picture: 'saal',
      title: 'Jahrestagung: Wer pflegt uns 2040?',
      teaser: '320 Teilnehmende, vier Streitgespräche und ein Konsens: Ohne Nachbarschaft wird es nicht gehen.',
      body: [
        'Die Zahlen sind bekannt, die Antworten umstritten. Auf dem Podium sassen eine Pflegefachfrau, ein Gemeindepräsident, eine Ökonomin und ein 86-jähriger Mieter.',
        'Alle Beiträge stehen ab Dezember zum Nachhören bereit.',
      ],
    },
    {
      id: 'forum-programm-2027',
      date: '2026-10-01',
      picture: 'home',
      title: 'Das Programm 2027 ist da',
      teaser: 'Neu im Angebot: Sucht im Alter, Gewalt erkennen, Humor als Handwerk.',
      body: [
        'Von 64 Kursen sind 17 neu. Alle Halbtageskurse gibt es auch online, mit höchstens zwölf Teilnehmenden, damit noch geredet werden kann.',
        'Wer sich bis Mitte Januar anmeldet, zahlt zehn Prozent weniger.',
      ],
    },
    {
      id: 'forum-angehoerige',
      date: '2026-08-25',
      picture: 'haende',
      title: 'Kurse für Angehörige sind ab sofort kostenlos',
      teaser: 'Eine Stiftung übernimmt die Kosten für drei Jahre. Die ersten Abende sind schon voll.',
      body: [
        'Wer zu Hause pflegt, hat selten Zeit und noch seltener Geld für einen Kurs. Deshalb kommen wir auch in die Gemeinden.',
      ],
    },
    {
      id: 'forum-bibliothek',
      date: '2026-05-06',
      picture: 'welcome',
      title: 'Bibliothek mit 6000 Titeln öffnet für alle',
      teaser: 'Ausleihen kann, wer älter werden möchte, also alle.',
      body: [
        'Vom Bilderbuch über das Vergessen bis zur Habilitation: Unsere Sammlung ist frei zugänglich, mittwochs mit Beratung.',
      ],
    },
    {
      id: 'forum-lehrgang-abschluss',
      date: '2026-03-27',
      picture: 'haus',
      title: '19 neue Fachpersonen für Gerontopsychiatrie',
      teaser: 'Nach vier Semestern feierten die Absolventinnen und Absolventen ihr Diplom.',
      body: [
        'Die Abschlussarbeiten reichen von Nachtlicht bis Musikliste. Die beste, über das Duzen im Heim, gibt es als Broschüre.',
      ],
    },
  ],
  jobs: [],
  pages: forumGerontologiePages,
  ...forumGerontologieEntries,
};
