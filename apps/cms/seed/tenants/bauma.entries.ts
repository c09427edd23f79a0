import type { Example } from '../example.ts';
import { training } from '../kinds/careHome.ts';
import { imprintOf, type Party } from '../kinds/legal.ts';

export const baumaParty: Party = {
  companyName: 'Alterszentrum Bauma',
  address: ['Dorfstrasse 44', '8494 Bauma'],
  phone: '052 000 00 00',
  email: 'alterszentrum@bauma.example',
};

export const baumaEntries: Pick<
  Example,
  'events' | 'houses' | 'trainingPositions' | 'people' | 'downloads' | 'redirects' | 'imprint'
> = {
  events: [
    {
      id: 'bauma-chilbi-2026',
      startsAt: '2026-09-06T11:00',
      endsAt: '2026-09-06T17:00',
      picture: 'fest',
      title: 'Chilbi im Hof',
      place: 'Hof',
      teaser: 'Magenbrot, Drehorgel und ein kleines Karussell.',
      body: ['Wer nicht zur Chilbi kann, zu dem kommt sie.'],
    },
    {
      id: 'bauma-demenzkurs-vereine',
      startsAt: '2026-11-26T19:30',
      endsAt: '2026-11-26T21:30',
      picture: 'welcome',
      title: 'Demenz im Alltag: Kurs für Vereine',
      place: 'Saal im Parterre',
      teaser: 'Was tun, wenn der Kassier die Kasse sucht? Ein Abend mit drei Szenen und vielen Fragen.',
      body: ['Kostenlos. Wer als ganze Riege kommt, kriegt den grossen Tisch.'],
    },
    {
      id: 'bauma-klausmarkt',
      startsAt: '2026-12-05T13:00',
      endsAt: '2026-12-05T18:00',
      picture: 'home',
      title: 'Unser Stand am Chlausmarkt',
      place: 'Dorfplatz',
      teaser: 'Eierlikör von Berta, Klara und den anderen, dazu gestrickte Socken in allen Grössen.',
      body: ['Wer einen Fahrdienst braucht, sagt es am Büro.'],
    },
    {
      id: 'bauma-weihnachtsspiel',
      startsAt: '2026-12-17T14:30',
      endsAt: '2026-12-17T16:00',
      audience: 'residents',
      title: 'Krippenspiel der Unterstufe',
      place: 'Saal im Parterre',
      teaser: 'Mit echten Hühnern anstelle der Schafe.',
      body: ['Angehörige sind herzlich willkommen.'],
    },
    {
      id: 'bauma-jass-42',
      startsAt: '2027-01-15T13:30',
      endsAt: '2027-01-15T17:30',
      picture: 'stube',
      registrationLink: 'tel:052 000 00 00',
      title: 'Jassmeisterschaft, 42. Austragung',
      place: 'Cafeteria',
      teaser: 'Frau Kündig verteidigt den Pokal. Sechzehn Tische, Schieber mit zugelostem Partner.',
      body: ['Einsatz zehn Franken, Zvieri inbegriffen. Anmelden bis am Tag davor.'],
    },
    {
      id: 'bauma-fasnacht',
      startsAt: '2027-02-13T15:00',
      endsAt: '2027-02-13T17:00',
      picture: 'fest',
      cancelled: true,
      title: 'Guggenmusik im Hof',
      place: 'Hof',
      teaser: 'Die Gugge hat dieses Jahr zu wenig Bläser. Nächstes Jahr wieder.',
      body: ['Die Fasnachtschüechli gibt es trotzdem, in der Cafeteria.'],
    },
    {
      id: 'bauma-kueken',
      startsAt: '2027-04-24T10:00',
      endsAt: '2027-04-24T12:00',
      picture: 'home',
      title: 'Küken schauen',
      place: 'Hühnerhof',
      teaser: 'Wenn alles gut geht, schlüpfen sie am Donnerstag davor.',
      body: ['Kinder dürfen, Grosse auch.'],
    },
  ],
  houses: [
    {
      id: 'bauma-dorfhaus',
      picture: 'home',
      pictures: ['welcome', 'stube', 'sessel'],
      places: 46,
      contact: 'Rosmarie Kägi',
      coordinates: [47.3672, 8.8781],
      name: 'Haus mit dem braunen Giebel',
      teaser: '46 Zimmer und vier Ferienbetten, Cafeteria, Saal und Hühnerhof, mitten im Dorf.',
      contactRole: 'Zentrumsleiterin',
      body: [
        'Alles ist ebenerdig oder mit dem Lift zu erreichen. Die Haustür geht auf die Dorfstrasse, die Hintertür zu den Hühnern.',
      ],
    },
  ],
  trainingPositions: [
    training(
      'fage',
      'Pflegen, wo deine Grossmutter einkauft: mitten im Dorf und mit Menschen, die du vielleicht schon kennst.',
      ['Eine Lehrstelle alle zwei Jahre, die nächste ab August 2028.', 'Zum Schnuppern darfst du jederzeit kommen.'],
      'welcome',
    ),
    training('ags', 'Zwei Jahre mit viel Alltag: aufstehen helfen, mitessen, mitlachen, Hühner füttern.', [
      'Du brauchst keine guten Noten. Du brauchst Geduld und saubere Schuhe für den Hof.',
    ]),
  ],
  people: [
    {
      id: 'rosmarie-kaegi',
      name: 'Rosmarie Kägi',
      role: 'Zentrumsleiterin',
      department: 'Büro',
      phone: '052 000 00 00',
      email: 'rosmarie.kaegi@bauma.example',
    },
    {
      id: 'fadil-krasniqi',
      name: 'Fadil Krasniqi',
      role: 'Leitung Pflege und Demenz',
      department: 'Pflege',
      phone: '052 000 00 00',
      email: 'fadil.krasniqi@bauma.example',
    },
    { id: 'trudi-zuppinger', name: 'Trudi Zuppinger', role: 'Cafeteria', department: 'Küche' },
    { id: 'ernst-walder', name: 'Ernst Walder', role: 'Hauswart und Hühnerchef', department: 'Haus und Hof' },
  ],
  downloads: [
    {
      id: 'demenz-im-dorf',
      title: 'Demenz im Dorf',
      description: 'Ein Blatt für den Ladentisch: erkennen, ansprechen, anrufen.',
      lines: [
        '- Stellen Sie sich vor, auch wenn man Sie kennt.',
        '- Reden Sie langsam und sagen Sie eines nach dem anderen.',
        '- Fragen Sie: «Wohin sind Sie unterwegs?» und gehen Sie ein Stück mit.',
        '- Rufen Sie uns an: 052 000 00 00, Tag und Nacht.',
      ],
    },
    {
      id: 'preise',
      title: 'Preise und Ferienbetten',
      description: 'Was ein Zimmer kostet und wie man Ferien bei uns macht.',
      lines: [
        '- Zimmer mit Vollpension: 128 Franken am Tag',
        '- Betreuung: 46 Franken',
        '- Ferienbett: dieselben Preise, ab einer Woche',
        'Bewohner der Gemeinde bezahlen sechs Franken weniger.',
      ],
    },
  ],
  redirects: { '/team': '/ueber-uns', '/demenz': '/pflege-betreuung' },
  imprint: imprintOf(
    baumaParty,
    ['Hansruedi Stutz', 'Präsident des Trägervereins'],
    ['Rosmarie Kägi', 'Zentrumsleiterin'],
  ),
};
