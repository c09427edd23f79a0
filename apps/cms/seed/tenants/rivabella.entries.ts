import type { Example } from '../example.ts';
import { training } from '../kinds/careHome.ts';
import { imprintOf, type Party } from '../kinds/legal.ts';

export const rivabellaParty: Party = {
  companyName: 'Casa Rivabella SA',
  address: ['Via Lungolago 18', '6699 Riva San Carlo'],
  phone: '091 000 00 00',
  email: 'casa@rivabella.example',
};

export const rivabellaEntries: Pick<
  Example,
  'events' | 'houses' | 'trainingPositions' | 'people' | 'downloads' | 'redirects' | 'imprint'
> = {
  events: [
    {
      id: 'rivabella-castagnata-2026',
      startsAt: '2026-10-24T15:00',
      endsAt: '2026-10-24T18:00',
      picture: 'tavola',
      title: 'Castagnata im Hof',
      place: 'Hof',
      teaser: 'Neunzig Kilo Kastanien, ein offenes Feuer und Lieder in vier Sprachen.',
      body: ['Signora Bernasconi zeigt, wie man schneidet.'],
    },
    {
      id: 'rivabella-risotto',
      startsAt: '2026-12-08T12:00',
      endsAt: '2026-12-08T14:30',
      picture: 'tavola',
      registrationLink: 'tel:091 000 00 00',
      title: 'Risotto aus dem grossen Kessel',
      place: 'Unter den Arkaden',
      teaser: 'Paolo Rezzonico rührt, alle reden mit. Für Bewohnerinnen, Bewohner und ihre Gäste.',
      body: ['Der Kessel fasst 120 Portionen. Wer zuerst kommt, darf den Rand auskratzen.'],
    },
    {
      id: 'rivabella-weihnacht',
      startsAt: '2026-12-20T16:00',
      endsAt: '2026-12-20T17:30',
      audience: 'residents',
      title: 'Weihnacht in vier Sprachen',
      place: 'Salone',
      teaser: 'Dieselbe Geschichte, viermal gelesen, und jedes Mal ein anderes Lied danach.',
      body: ['Danach gibt es Panettone, Zopf, Bûche und Mince Pies.'],
    },
    {
      id: 'rivabella-malkurs-fruehling',
      startsAt: '2027-03-04T14:30',
      endsAt: '2027-03-04T16:30',
      picture: 'giardino',
      title: 'Malen mit Mrs Hartley',
      place: 'Garten, bei Regen im Salone',
      teaser: 'Der See, jeden Donnerstag neu. Staffeleien und Farben sind da.',
      body: ['Vorkenntnisse braucht niemand. Geduld hat die Lehrerin.'],
    },
    {
      id: 'rivabella-kamelien',
      startsAt: '2027-04-03T10:00',
      endsAt: '2027-04-03T17:00',
      picture: 'giardino',
      cancelled: true,
      title: 'Tag der Kamelien',
      place: 'Garten',
      teaser: 'Der Frost war schneller. Der Tag der Kamelien fällt in diesem Jahr aus.',
      body: ['Die Azaleen haben versprochen, es im Mai besser zu machen.'],
    },
    {
      id: 'rivabella-schifffahrt',
      startsAt: '2027-05-19T10:15',
      endsAt: '2027-05-19T15:45',
      picture: 'home',
      title: 'Mit dem Schiff zu den Inseln',
      place: 'Anlegestelle, 200 Meter vom Haus',
      teaser: 'Hin mit dem Kursschiff, Mittagessen unter Palmen, zurück vor dem Gewitter.',
      body: ['Acht Plätze sind für Rollstühle reserviert.'],
    },
  ],
  houses: [
    {
      id: 'rivabella-casa',
      picture: 'welcome',
      pictures: ['home', 'giardino', 'panchina'],
      places: 58,
      contact: 'Lucia Fontana',
      coordinates: [46.1502, 8.7801],
      name: 'Casa Rivabella',
      teaser: 'Ein Haus mit Arkaden am See: 58 Zimmer, Salone, Garten und ein eigener kleiner Badeplatz.',
      contactRole: 'Direktion',
      body: [
        '1904 als Hotel gebaut, seit 1962 ein Zuhause. Die Zimmer haben Holzläden, Terrazzoböden und alles, was die Pflege braucht.',
      ],
    },
    {
      id: 'rivabella-dependance',
      address: ['Via Lungolago 20', '6699 Riva San Carlo'],
      picture: 'giardino',
      places: 12,
      contact: 'Lucia Fontana',
      name: 'Dépendance',
      teaser: 'Sechs Winterzimmer und sechs kleine Wohnungen im früheren Gärtnerhaus.',
      contactRole: 'Direktion',
      openingHours: 'Winterzimmer von November bis März',
      body: ['Für Gäste, die der Kälte entkommen möchten, und für Paare, die noch selbst kochen.'],
    },
  ],
  trainingPositions: [
    training(
      'fage',
      'Pflege lernen in vier Sprachen: Nach drei Jahren können Sie auf allen trösten.',
      [
        'Die Schule ist in Bellinzona, der Zug fährt am See entlang.',
        '- Sprachkurse im Haus',
        '- Austausch mit einem Betrieb nördlich der Alpen',
      ],
      'panchina',
    ),
    training(
      'cook',
      'Risotto, Rösti, Ratatouille: eine Lehre für alle Heimwehs.',
      ['Sie kaufen auf dem Markt mit ein und kochen im dritten Jahr ein eigenes Fest.'],
      'tavola',
    ),
    training('housekeeping', 'Gastfreundschaft als Beruf, in einem Haus, das einmal ein Hotel war.', [
      'Sie arbeiten am Empfang, im Service und auf der Etage.',
    ]),
  ],
  people: [
    {
      id: 'lucia-fontana',
      name: 'Lucia Fontana',
      role: 'Direktorin',
      department: 'Direktion',
      phone: '091 000 00 00',
      email: 'lucia.fontana@rivabella.example',
    },
    {
      id: 'matteo-galli',
      name: 'Matteo Galli',
      role: 'Pflegedienstleiter',
      department: 'Pflege',
      phone: '091 000 00 00',
      email: 'matteo.galli@rivabella.example',
    },
    { id: 'paolo-rezzonico', name: 'Paolo Rezzonico', role: 'Küchenchef', department: 'Küche' },
    {
      id: 'claire-berset',
      name: 'Claire Berset',
      role: 'Empfang und Führungen',
      department: 'Empfang',
      phone: '091 000 00 00',
    },
    { id: 'emily-hartley', name: 'Emily Hartley', role: 'Malkurs', department: 'Alltag' },
  ],
  downloads: [
    {
      id: 'preise',
      title: 'Preise',
      description: 'Zimmer, Winterzimmer und Pflege auf einer Seite.',
      lines: [
        '- Zimmer zum Garten: 142 Franken pro Tag',
        '- Zimmer zum See: 168 Franken pro Tag',
        '- Winterzimmer, November bis März: 4200 Franken im Monat',
        '- Betreuung: 48 Franken pro Tag',
        'Alle Preise mit Vollpension. Der Espresso am Nachmittag ist dabei.',
      ],
    },
    {
      id: 'willkommen',
      title: 'Willkommen im Haus',
      description: 'Was Sie in der ersten Woche wissen möchten.',
      lines: [
        '- Frühstück: 7.30 bis 10 Uhr',
        '- Mittagessen: 12 Uhr, Abendessen: 18.30 Uhr',
        '- Badeplatz: Mai bis September, nie allein',
        '- Post: am Empfang, in allen Sprachen',
        'Rufen Sie die 9, wenn Sie etwas brauchen. Jemand antwortet, und meist in Ihrer Sprache.',
      ],
    },
  ],
  redirects: { '/team': '/ueber-uns' },
  imprint: imprintOf(
    rivabellaParty,
    ['Avv. Renato Bianchi', 'Präsident des Verwaltungsrats'],
    ['Lucia Fontana', 'Direktorin'],
  ),
};
