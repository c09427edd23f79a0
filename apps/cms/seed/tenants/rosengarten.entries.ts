import type { Example } from '../example.ts';
import { training } from '../kinds/careHome.ts';
import { imprintOf, type Party } from '../kinds/legal.ts';

export const rosengartenParty: Party = {
  companyName: 'Genossenschaft Rosengarten Wiesenthal',
  address: ['Rosenweg 8', '8767 Wiesenthal'],
  phone: '043 000 00 00',
  email: 'heim@rosengarten.example',
};

export const rosengartenEntries: Pick<
  Example,
  'events' | 'houses' | 'trainingPositions' | 'people' | 'downloads' | 'redirects' | 'imprint'
> = {
  events: [
    {
      id: 'rosengarten-haeufeln',
      startsAt: '2026-11-07T14:00',
      endsAt: '2026-11-07T16:00',
      picture: 'home',
      title: 'Rosen häufeln',
      place: 'Garten',
      teaser: '140 Stöcke bekommen ihr Winterkleid. Handschuhe und Kuchen sind da.',
      body: ['Herr Ammann sagt, wie hoch. Es wird gemacht, wie er es sagt.'],
    },
    {
      id: 'rosengarten-guetzli',
      startsAt: '2026-12-02T13:30',
      endsAt: '2026-12-02T16:30',
      picture: 'tisch',
      registrationLink: 'tel:043 000 00 00',
      title: 'Guetzli backen mit Enkeln',
      place: 'Küche und Speisesaal',
      teaser: 'Mailänderli, Brunsli, Zimtsterne. Jede Familie nimmt eine Dose mit nach Hause.',
      body: ['Platz haben zehn Kinder und zehn Grosseltern. Eigene Enkel sind nicht Bedingung.'],
    },
    {
      id: 'rosengarten-heiligabend',
      startsAt: '2026-12-24T16:00',
      endsAt: '2026-12-24T18:00',
      audience: 'residents',
      title: 'Heiligabend in der Stube',
      place: 'Stube',
      teaser: 'Kerzen, Kalbsbraten und die Weihnachtsgeschichte, gelesen von der Nachtwache.',
      body: ['Angehörige feiern mit. Bitte sagen Sie uns bis am 20. Dezember, ob Sie mitessen.'],
    },
    {
      id: 'rosengarten-sonntagskaffee-januar',
      startsAt: '2027-01-17T14:00',
      endsAt: '2027-01-17T17:00',
      picture: 'tisch',
      title: 'Sonntagskaffee am Ofen',
      place: 'Speisesaal',
      teaser: 'Rüeblitorte, Kaffee und ein Platz, der immer noch frei ist.',
      body: ['Jeden Sonntag, im Winter drinnen.'],
    },
    {
      id: 'rosengarten-rosenschnitt-kurs',
      startsAt: '2027-03-20T13:30',
      endsAt: '2027-03-20T15:30',
      picture: 'home',
      title: 'Rosen schneiden lernen',
      place: 'Garten, bei Regen in der Scheune',
      teaser: 'Ein scharfes Messer, ein schräger Schnitt und die Geduld von Herrn Ammann.',
      body: ['Für alle aus dem Dorf. Gartenscheren schleifen wir nebenbei.'],
    },
    {
      id: 'rosengarten-rosentag',
      startsAt: '2027-06-13T11:00',
      endsAt: '2027-06-13T17:00',
      picture: 'home',
      title: 'Tag der offenen Rosen',
      place: 'Ganzer Garten',
      teaser: 'Wenn «Gloria Dei» blüht, darf das ganze Dorf schnuppern. Mit Wurst, Musik und Rosensirup.',
      body: ['Bei Regen eine Woche später.'],
    },
  ],
  houses: [
    {
      id: 'rosengarten-wiesenthal',
      picture: 'haus',
      pictures: ['home', 'ausfahrt', 'tisch'],
      places: 28,
      contact: 'Erika Blumer',
      coordinates: [47.0312, 9.0678],
      name: 'Heim am Rosenweg',
      teaser: '28 Zimmer in einer alten Villa und einem Anbau, den man von der Strasse nicht sieht.',
      contactRole: 'Heimleitung',
      body: [
        'Zwei Stockwerke, ein Lift, eine Stube mit Kachelofen. Vom Bett bis zur Pergola sind es höchstens vierzig Meter.',
      ],
    },
  ],
  trainingPositions: [
    training(
      'ags',
      'Du lernst von wenigen Menschen sehr viel: Wir sind ein Team von 31 und haben Zeit, Dinge zweimal zu erklären.',
      ['Ein Platz pro Jahr. Die Schule ist mit dem Ortsbus in zwanzig Minuten erreichbar.'],
      'welcome',
    ),
    training(
      'fage',
      'Alle zwei Jahre bilden wir eine Fachperson Gesundheit aus, dafür richtig.',
      [
        'Deine Berufsbildnerin arbeitet in derselben Schicht wie du.',
        'Ein Austauschjahr in einem grösseren Haus ist möglich.',
      ],
      'ausfahrt',
    ),
  ],
  people: [
    {
      id: 'erika-blumer',
      name: 'Erika Blumer',
      role: 'Heimleiterin',
      department: 'Leitung',
      phone: '043 000 00 00',
      email: 'erika.blumer@rosengarten.example',
    },
    {
      id: 'dragana-ilic',
      name: 'Dragana Ilić',
      role: 'Leitung Pflege',
      department: 'Pflege',
      phone: '043 000 00 00',
      email: 'dragana.ilic@rosengarten.example',
    },
    { id: 'sepp-landolt', name: 'Sepp Landolt', role: 'Koch', department: 'Küche' },
    { id: 'heidi-zweifel', name: 'Heidi Zweifel', role: 'Nachtwache', department: 'Pflege' },
  ],
  downloads: [
    {
      id: 'was-es-kostet',
      title: 'Was es kostet',
      description: 'Alle Preise auf einem Blatt, ohne Sternchen.',
      lines: [
        'Zimmer mit allen Mahlzeiten: 132 Franken am Tag. Betreuung: 44 Franken. Pflege: nach Stufe.',
        'Probewohnen: zwei Wochen zum selben Preis, jederzeit kündbar.',
        'Nicht dabei sind Telefon, Coiffeur und Fusspflege. Dabei ist der Strauss auf dem Nachttisch.',
      ],
    },
    {
      id: 'rosenliste',
      title: 'Unsere Rosen',
      description: 'Welche Sorte wo steht, von Herrn Ammann von Hand gezählt.',
      lines: [
        '- Am Gartentor: Gloria Dei, elf Stöcke',
        '- Pergola: New Dawn, vier Stöcke',
        '- Südbeet: Queen Elizabeth, Schneewittchen, Westerland',
        '- Hinter der Küche: eine Wildrose, die niemand gepflanzt hat',
      ],
    },
  ],
  redirects: { '/team': '/ueber-uns' },
  imprint: imprintOf(
    rosengartenParty,
    ['Fridolin Zweifel', 'Präsident der Genossenschaft'],
    ['Erika Blumer', 'Heimleiterin'],
  ),
};
