import type { Example } from '../example.ts';
import { zumiparkEntries } from './zumipark.entries.ts';
import { zumiparkPages } from './zumipark.pages.ts';

export const zumipark: Example = {
  key: 'zumipark',
  name: 'Zumipark',
  city: 'Zumberg',
  address: ['Parkallee 2', '8126 Zumberg'],
  phone: '044 000 00 00',
  email: 'residenz@zumipark.example',
  socials: [
    ['instagram', 'https://instagram.example/zumipark'],
    ['youtube', 'https://youtube.example/zumipark'],
  ],
  pictures: {
    home: {
      scene: 'outing',
      alt: 'Spaziergang im Park der Residenz, eine Frau im Rollstuhl wird begleitet',
      options: { building: 'residence', trees: ['round', 'birch'] },
    },
    welcome: { scene: 'livingRoom', alt: 'Wohnzimmer einer Residenzwohnung mit grünem Sessel und weitem Blick' },
    park: {
      scene: 'garden',
      alt: 'Blumenbeete und geschwungener Weg im Park',
      options: { building: 'residence', trees: ['round'], mood: 'morning' },
    },
    kueche: { scene: 'kitchen', alt: 'Die Küche mit Kupfertopf und frischem Gemüse' },
    tisch: { scene: 'table', alt: 'Gedeckter Tisch mit Blick in die Hügel', options: { mood: 'evening' } },
    haus: {
      scene: 'house',
      alt: 'Die drei Häuser der Residenz im Abendlicht',
      options: { building: 'residence', trees: ['birch', 'round'], mood: 'evening' },
    },
  },
  frame: {
    openingHours: 'Réception täglich 7 bis 21 Uhr',
    nav: [
      ['Wohnen', '/wohnen'],
      ['Haus & Park', '/wohnen/haus-umgebung'],
      ['Restaurant', '/gastronomie'],
      ['Pflege zu Hause', '/pflege-betreuung'],
      ['Jobs', '/jobs'],
      ['Kontakt', '/kontakt'],
    ],
    footer: {
      Residenz: [
        ['Wohnungen', '/wohnen'],
        ['Haus und Park', '/wohnen/haus-umgebung'],
        ['Programm', '/wohnen/veranstaltungen'],
      ],
      Genuss: [
        ['Restaurant', '/gastronomie'],
        ['Anlässe', '/events'],
      ],
      Service: [
        ['Kontakt', '/kontakt'],
        ['Jobs', '/jobs'],
        ['Berichte', '/media'],
      ],
    },
    metaTitle: 'Seniorenresidenz Zumipark: wohnen im Park',
    metaDescription:
      'Eigene Wohnung, eigener Schlüssel, ein Park vor der Tür und ein Restaurant, für das auch Auswärtige reservieren.',
    metaKeywords: 'Seniorenresidenz, Wohnen mit Service, Park, Restaurant, Zumberg',
    hero: [
      'Die eigene Wohnung, ein ganzer Park',
      '78 Wohnungen für Menschen, die selbstständig bleiben und auf wenig verzichten wollen.',
    ],
    doors: [
      [
        'Wohnung besichtigen',
        'Zwei bis viereinhalb Zimmer, alle mit Loggia. Musterwohnung nach Vereinbarung.',
        '/wohnen',
      ],
      ['Ins Team kommen', 'Gastgeberinnen und Gastgeber gesucht, in der Küche wie in der Pflege.', '/jobs'],
      ['Tisch reservieren', 'Mittags und abends, auch ohne Wohnung im Haus.', '/gastronomie'],
    ],
    welcome: [
      'Sie ziehen um, nicht zurück',
      [
        'Im Zumipark schliessen Sie Ihre eigene Tür auf. Dahinter ist alles so, wie Sie es einrichten: das Klavier, der Orientteppich, die Werkbank.',
        'Vor der Tür beginnt der Service: Réception, Concierge, Hallenbad, Bibliothek, ein Hausdienst, der die Lampe wechselt, und die eigene Spitex, wenn Sie einmal Pflege brauchen.',
      ],
    ],
    newsTitle: 'Parkblatt',
    vacanciesTitle: 'Karriere im Park',
    galleryTitle: 'Eindrücke',
    journey: {
      title: 'Wie Sie zu uns finden',
      publicTransport: [
        'Bahn bis «Zumberg Dorf», ab dort mit unserem Shuttle, der alle zwanzig Minuten fährt, oder in zwölf Minuten zu Fuss durch die Allee.',
      ],
      byCar: [
        'Ausfahrt Zumberg, dann den braunen Tafeln folgen. Gäste parkieren in der Tiefgarage; die Réception öffnet per Knopfdruck.',
      ],
    },
  },
  jobFrame: {
    tasks: 'Womit Sie Gäste glücklich machen',
    profile: 'Was uns glücklich macht',
    offerTitle: 'Was Sie glücklich machen soll',
    offer: [
      'Keine Zimmerstunde, durchgehende Dienste',
      'Hallenbad und Fitness zur freien Benützung',
      'Ein Personalmenü vom selben Herd wie das Gästemenü',
    ],
  },
  articles: [
    {
      id: 'zumipark-kueche-siegel',
      date: '2026-10-22',
      picture: 'kueche',
      source: ['Gast & Herd', 'https://gast-und-herd.example/siegel'],
      title: 'Ausgezeichnete Küche, zum dritten Mal',
      teaser: 'Die Prüferinnen assen eine Woche lang unerkannt mit. Ihr Urteil: «Man möchte gleich einziehen.»',
      body: [
        'Bewertet wurden Frische, Auswahl, Diäten und die Frage, ob man nachbestellen darf. Man darf.',
        'Küchenchef Florian Egli widmet das Siegel seinem Lehrling, der die Prüfungswoche allein am Patisserieposten stand.',
      ],
    },
    {
      id: 'zumipark-bibliothek',
      date: '2026-09-17',
      picture: 'welcome',
      title: '4200 Bücher ziehen um',
      teaser:
        'Die Bibliothek ist neu im Gartensaal, mit Leselampen, Lupen und einer Leiter, die niemand mehr besteigen muss.',
      body: [
        'Ein Komitee aus neun Bewohnerinnen und Bewohnern hat sortiert, aussortiert und sich über Krimis gestritten. Nun sind sie alle da.',
      ],
    },
    {
      id: 'zumipark-parkfest',
      date: '2026-06-27',
      picture: 'park',
      title: 'Ein Tag der offenen Parktore',
      teaser: 'Das ganze Quartier war eingeladen. Gekommen sind 600 Menschen, zwei Ponys und die Stadtmusik.',
      body: [
        'Im Hallenbad fand ein Wettschwimmen der Generationen statt. Gewonnen hat, mit einer halben Länge Vorsprung, Frau Spörri, Jahrgang 1944.',
      ],
    },
    {
      id: 'zumipark-vortragsreihe',
      date: '2026-01-30',
      picture: 'tisch',
      title: 'Tischgespräche: acht Abende, acht Lebensgeschichten',
      teaser: 'Ein Pilot, eine Hebamme, ein Zirkusdirektor: Bei uns wohnen Menschen, die viel erlebt haben.',
      body: [
        'An jedem letzten Freitag erzählt jemand aus dem Haus. Dazu gibt es ein Menü, das zur Geschichte passt.',
        'Gäste sind willkommen, Plätze sind knapp.',
      ],
    },
  ],
  jobs: [
    {
      id: 'zumipark-reception',
      area: 'hotel',
      pensum: [80, 80],
      publishFrom: '2026-11-05',
      contact: 'Patrizia Dubach',
      title: 'Mitarbeiterin oder Mitarbeiter Réception',
      workplace: 'Zumberg, Réception',
      intro: 'Sie sind die erste Stimme am Telefon und das letzte Lächeln am Abend.',
      tasks: [
        'Sie empfangen Gäste und Angehörige',
        'Sie organisieren Fahrten, Handwerker und Konzertkarten',
        'Sie führen die Nebenkasse',
      ],
      profile: ['Ausbildung in Hotellerie oder KV', 'Stil und Übersicht', 'Französisch oder Italienisch von Vorteil'],
      contactRole: 'Leitung Hotellerie',
    },
    {
      id: 'zumipark-spitex',
      area: 'care',
      pensum: [50, 90],
      publishFrom: '2026-10-14',
      contact: 'Claudia Hofstetter',
      title: 'Pflegefachperson für die hauseigene Spitex',
      workplace: 'Zumberg, in den Wohnungen',
      intro: 'Kein Auto, kein Stau: Ihre Tour führt durch drei Häuser und einen Park.',
      tasks: [
        'Sie pflegen Menschen in ihrer eigenen Wohnung',
        'Sie klären den Bedarf ab',
        'Sie arbeiten eng mit den Hausärzten zusammen',
      ],
      profile: ['Diplom in Pflege oder FaGe EFZ mit Erfahrung', 'Selbstständigkeit', 'Diskretion'],
      contactRole: 'Leitung Spitex',
    },
    {
      id: 'zumipark-sous-chef',
      area: 'hotel',
      pensum: [100, 100],
      startDate: '2027-04-01',
      publishFrom: '2026-11-16',
      contact: 'Florian Egli',
      title: 'Sous-chef',
      workplace: 'Zumberg, Restaurant',
      intro: 'Hundertzwanzig Gedecke am Mittag, sechzig am Abend, und der Anspruch, dass jedes stimmt.',
      tasks: [
        'Sie führen die Küche in Vertretung',
        'Sie verantworten Garde-manger und Bankette',
        'Sie bilden Lernende aus',
      ],
      profile: ['Köchin oder Koch EFZ mit Führungserfahrung', 'Liebe zum Gemüse', 'Ruhe, wenn es laut wird'],
      contactRole: 'Küchenchef',
    },
  ],
  pages: zumiparkPages,
  ...zumiparkEntries,
};
