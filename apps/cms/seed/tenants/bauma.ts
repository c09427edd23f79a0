import type { Example } from '../example.ts';
import { baumaEntries } from './bauma.entries.ts';
import { baumaPages } from './bauma.pages.ts';

export const bauma: Example = {
  key: 'bauma',
  name: 'Bauma',
  city: 'Bauma',
  address: ['Dorfstrasse 44', '8494 Bauma'],
  phone: '052 000 00 00',
  email: 'alterszentrum@bauma.example',
  socials: [['facebook', 'https://facebook.example/alterszentrum-bauma']],
  pictures: {
    home: {
      scene: 'house',
      alt: 'Bauernhaus mit braunem Giebel und Fensterläden, davor ein Weg mit Blumen',
      options: { building: 'farmhouse', trees: ['fruit', 'round'], mood: 'day' },
    },
    welcome: {
      scene: 'walk',
      alt: 'Zwei Menschen auf dem Feldweg, hinter ihnen Hügel und ein Hof',
      options: { building: 'farmhouse', trees: ['fir', 'round'] },
    },
    stube: { scene: 'table', alt: 'Stubentisch mit Krug, Tassen und Obstschale' },
    fest: {
      scene: 'festival',
      alt: 'Dorffest mit Lampions vor dem Bauernhaus',
      options: { building: 'farmhouse', mood: 'evening' },
    },
    sessel: { scene: 'livingRoom', alt: 'Sessel und Teetisch unter der Lampe', options: { mood: 'evening' } },
  },
  frame: {
    openingHours: 'Büro werktags 8 bis 11.30 und 14 bis 17 Uhr; die Haustür ist bis 20 Uhr offen',
    nav: [
      ['Wohnen', '/wohnen'],
      ['Pflege & Demenz', '/pflege-betreuung'],
      ['Cafeteria', '/gastronomie'],
      ['Dorfleben', '/events'],
      ['Arbeiten', '/jobs'],
      ['Kontakt', '/kontakt'],
    ],
    footer: {
      Daheim: [
        ['Wohnen', '/wohnen'],
        ['Haus und Umgebung', '/wohnen/haus-umgebung'],
        ['Pflege und Demenz', '/pflege-betreuung'],
      ],
      Dorf: [
        ['Anlässe', '/events'],
        ['Cafeteria', '/gastronomie'],
        ['Kontakt', '/kontakt'],
      ],
    },
    metaTitle: 'Alterszentrum Bauma: mitten im Dorf',
    metaDescription:
      'Das Alterszentrum Bauma ist ein demenzfreundliches Haus im Dorf, mit Cafeteria, Hühnerhof und offenen Türen.',
    metaKeywords: 'Alterszentrum, Bauma, Demenz, Dorf, Cafeteria',
    hero: [
      'Im Dorf bleiben',
      'Hier kennt man Sie noch vom Turnverein. Und wenn Sie es vergessen, wissen es die anderen.',
    ],
    doors: [
      ['Bei uns daheim', 'Zimmer für 46 Menschen und vier Ferienbetten, alle ebenerdig oder mit Lift.', '/wohnen'],
      [
        'Bei uns schaffen',
        'Im Moment ist jede Stelle besetzt. Eine gute Bewerbung lesen wir trotzdem gern.',
        '/jobs/schnellbewerbung',
      ],
      ['Bei uns einkehren', 'Cafeteria mit Nussgipfeln vom Dorfbeck, täglich ab halb neun.', '/gastronomie'],
    ],
    welcome: [
      'Ein demenzfreundliches Haus',
      [
        'Ein Drittel unserer Bewohnerinnen und Bewohner lebt mit einer Demenz. Sie wohnen nicht hinter einer verschlossenen Tür, sondern mitten unter uns.',
        'Das geht, weil das Dorf mitmacht: Die Bäckerin, der Buschauffeur und die Lehrlinge der Bank haben einen Kurs besucht und rufen an, wenn jemand den Heimweg sucht.',
      ],
    ],
    newsTitle: 'Dorfgeflüster',
    vacanciesTitle: 'Arbeiten bei uns',
    galleryTitle: 'Haus und Hof',
    journey: {
      title: 'Anfahrt',
      publicTransport: [
        'Die S-Bahn hält im Dorf. Vom Bahnhof über die Brücke, beim Dorfladen rechts, nach hundert Metern sehen Sie das Haus mit dem braunen Giebel.',
      ],
      byCar: ['Durch das Tal bis ins Dorf. Parkplätze gibt es beim Haus und, an Markttagen ratsamer, beim Schulhaus.'],
    },
  },
  articles: [
    {
      id: 'bauma-huehner',
      date: '2026-10-18',
      picture: 'home',
      title: 'Berta, Klara und die anderen',
      teaser: 'Seit dem Frühling wohnen sieben Hühner bei uns. Sie haben mehr Besuch als manche Abteilung.',
      body: [
        'Der Hühnerdienst ist begehrt: Futter um acht, Eier um zehn, Lockruf um fünf. Auf der Liste stehen 19 Namen.',
        'Klara legt nicht, ist aber die Zutraulichste. Sie bleibt.',
      ],
    },
    {
      id: 'bauma-chilbi',
      date: '2026-09-06',
      picture: 'fest',
      title: 'Die Chilbi kam zu uns',
      teaser:
        'Wer nicht zur Chilbi kann, soll sie trotzdem haben: Magenbrot, Drehorgel und ein kleines Karussell im Hof.',
      body: [
        'Der Schausteller baute zwischen Garage und Brunnen auf und verlangte keinen Rappen. Die Fahrt auf dem Schimmel gewann Herr Rüegg, 88, nach Ausdauer.',
      ],
    },
    {
      id: 'bauma-demenzkurs',
      date: '2026-06-03',
      picture: 'welcome',
      source: ['Der Tösstaler Bote', 'https://toesstaler-bote.example/demenzkurs'],
      title: '140 Menschen im Dorf wissen jetzt, was zu tun ist',
      teaser: 'Ein Abend, drei Szenen, viele Fragen: der Kurs «Demenz im Alltag» war dreimal ausgebucht.',
      body: [
        'Was sagt man, wenn jemand zum vierten Mal denselben Einkauf bezahlt? Der Kurs gab keine Rezepte, aber Mut.',
        'Im Winter gibt es eine Fortsetzung für Vereine.',
      ],
    },
    {
      id: 'bauma-jass',
      date: '2026-01-16',
      picture: 'stube',
      title: 'Jassmeisterschaft, 41. Austragung',
      teaser: 'Sechzehn Tische, ein Wanderpokal und eine Siegerin, die seit 1985 darauf gewartet hat.',
      body: [
        'Frau Kündig aus dem ersten Stock gewann mit 4211 Punkten. Der Pokal steht jetzt auf ihrem Nachttisch und wird jeden Morgen abgestaubt.',
      ],
    },
  ],
  jobs: [],
  pages: baumaPages,
  ...baumaEntries,
};
