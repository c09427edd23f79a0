import type { Example } from '../example.ts';
import { training } from '../kinds/careHome.ts';
import { imprintOf, type Party } from '../kinds/legal.ts';

export const kreuzstiftParty: Party = {
  companyName: 'Stiftung Kreuzstift Altmatt',
  address: ['Stiftsgasse 1', '8854 Altmatt'],
  phone: '055 000 00 00',
  email: 'kontakt@kreuzstift.example',
};

export const kreuzstiftEntries: Pick<
  Example,
  'events' | 'houses' | 'trainingPositions' | 'people' | 'downloads' | 'redirects' | 'imprint'
> = {
  events: [
    {
      id: 'kreuzstift-hofkonzert-finale',
      startsAt: '2026-08-28T19:30',
      endsAt: '2026-08-28T21:30',
      picture: 'abend',
      title: 'Letztes Hofkonzert des Sommers',
      place: 'Innenhof',
      teaser: 'Das Akkordeonorchester spielt, was das Publikum sich wünscht.',
      body: ['Wünsche nimmt die Pforte bis zum Mittag entgegen.'],
    },
    {
      id: 'kreuzstift-adventskonzert',
      startsAt: '2026-12-05T17:00',
      endsAt: '2026-12-05T18:15',
      picture: 'abend',
      title: 'Adventskonzert im Stiftssaal',
      place: 'Stiftssaal',
      teaser: 'Der Kirchenchor singt Weihnachtslieder aus drei Jahrhunderten, die Turmuhr schlägt dazu.',
      body: [
        'Eintritt frei, Kollekte für den Fahrdienst. Danach gibt es Glühmost im Hof.',
        'Der Saal ist stufenlos, sechs Plätze sind für Rollstühle frei.',
      ],
    },
    {
      id: 'kreuzstift-stiftermahl',
      startsAt: '2026-12-13T11:30',
      endsAt: '2026-12-13T14:30',
      picture: 'kueche',
      audience: 'residents',
      registrationLink: 'tel:055 000 00 00',
      title: 'Stiftermahl',
      place: 'Refektorium',
      teaser: 'Seit 1742 essen am dritten Advent alle im Haus am selben Tisch. Er ist inzwischen 31 Meter lang.',
      body: [
        'Bewohnerinnen, Bewohner und je zwei Angehörige. Es gibt, was die Stifterin festgelegt hat: Suppe, Braten, Birnen.',
      ],
    },
    {
      id: 'kreuzstift-vorlesen-winter',
      startsAt: '2027-01-12T15:00',
      endsAt: '2027-01-12T16:00',
      picture: 'stube',
      title: 'Vorlesen mit der sechsten Klasse',
      place: 'Lesestube',
      teaser: 'Zwölf Kinder, zwanzig Stühle und ein Krimi, der im Klostergarten beginnt.',
      body: ['Jeden Dienstag ausser in den Schulferien.'],
    },
    {
      id: 'kreuzstift-gedaechtniscafe',
      startsAt: '2027-02-04T14:00',
      endsAt: '2027-02-04T16:00',
      title: 'Gedächtniscafé',
      place: 'Hofcafé, hinterer Raum',
      teaser: 'Für Menschen mit Demenz und alle, die mit ihnen leben. Fachleute sitzen mit am Tisch.',
      body: ['Sie brauchen nichts vorzubereiten. Wer reden will, redet; wer Kuchen will, isst Kuchen.'],
    },
    {
      id: 'kreuzstift-turmfuehrung',
      startsAt: '2027-04-17T10:00',
      endsAt: '2027-04-17T11:00',
      picture: 'home',
      cancelled: true,
      title: 'Führung in den Uhrturm',
      place: 'Treffpunkt Pforte',
      teaser: 'Herr Bisig zeigt das Werk von 1811. Die Führung im April fällt wegen Bauarbeiten an der Treppe aus.',
      body: ['Die nächste folgt im Juni.'],
    },
    {
      id: 'kreuzstift-kraeutermarkt',
      startsAt: '2027-05-08T09:00',
      endsAt: '2027-05-08T15:00',
      picture: 'welcome',
      title: 'Kräutermarkt',
      place: 'Klostergarten',
      teaser: 'Setzlinge, Teemischungen und Rat vom Gärtner. Jäten ist an diesem Tag verboten.',
      body: ['Kinder dürfen sich einen Topf bemalen und bepflanzen.'],
    },
  ],
  houses: [
    {
      id: 'kreuzstift-stiftshaus',
      picture: 'home',
      pictures: ['welcome', 'stube', 'abend'],
      places: 53,
      contact: 'Andrea Marty',
      coordinates: [47.1301, 8.7602],
      name: 'Stiftshaus',
      teaser: 'Mauern von 1742, Zimmer von heute: 53 Plätze rund um den Innenhof.',
      contactRole: 'Leitung Pflegedienst',
      body: [
        'Die Zimmer tragen Namen statt Nummern; meist sind es die der früheren Bewohner. Im Erdgeschoss liegen Stiftsküche, Saal und Lesestube.',
        '- Wohngruppe Rosmarin für Menschen mit Demenz',
        '- Wohngruppen Salbei und Lavendel',
        '- Uhrturm mit Ausstellung',
      ],
    },
  ],
  trainingPositions: [
    training(
      'fage',
      'Eine Berufsbildnerin, die nur für Lernende da ist, und drei Wohngruppen, auf denen du dazugehörst.',
      ['Zwei Plätze pro Jahr. Die Schnupperlehre dauert drei Tage, mit einem Frühdienst.'],
      'welcome',
    ),
    training(
      'kitchen',
      'Zwei Jahre in der Stiftsküche: Suppe, Sauce, Süsses, und am Mittag der ganze Ort im Saal.',
      ['Wer danach weitermachen will, steigt in die Ausbildung zur Köchin oder zum Koch ein.'],
      'kueche',
    ),
    training(
      'maintenance',
      'Alte Balken, neue Technik: Du lernst beides zu verstehen und nichts davon kaputtzumachen.',
      ['Du arbeitest zu dritt mit den Hauswarten und bist am Samstag selten dran.'],
    ),
  ],
  people: [
    {
      id: 'clemens-reichmuth',
      name: 'Clemens Reichmuth',
      role: 'Stiftsverwalter',
      department: 'Leitung',
      phone: '055 000 00 00',
      email: 'clemens.reichmuth@kreuzstift.example',
    },
    {
      id: 'andrea-marty',
      name: 'Andrea Marty',
      role: 'Leitung Pflegedienst',
      department: 'Pflege',
      phone: '055 000 00 00',
      email: 'andrea.marty@kreuzstift.example',
    },
    {
      id: 'heinz-gwerder',
      name: 'Heinz Gwerder',
      role: 'Leitung Gastronomie und Infrastruktur',
      department: 'Stiftsküche',
    },
    { id: 'nadia-steiner', name: 'Nadia Steiner', role: 'Berufsbildung', department: 'Pflege' },
    { id: 'ruth-kaelin', name: 'Ruth Kälin', role: 'Pforte', department: 'Empfang' },
    { id: 'beda-schuler', name: 'Beda Schuler', role: 'Seelsorge', department: 'Alltag' },
  ],
  downloads: [
    {
      id: 'preisliste',
      title: 'Preise 2027',
      description: 'Zimmer, Betreuung und Pflege im Kreuzstift, auf einer Seite.',
      lines: [
        'Pro Tag und Person, in Franken.',
        '- Zimmer zum Hof: 139',
        '- Zimmer zum Garten: 151',
        '- Betreuungspauschale: 49',
        '- Wohngruppe Rosmarin, Zuschlag: 18',
        'Wer die Kosten nicht tragen kann, meldet sich bei uns. Der Stiftungsfonds hat noch niemanden abgewiesen.',
      ],
    },
    {
      id: 'saalmiete',
      title: 'Stiftssaal mieten',
      description: 'Bestuhlung, Preise und Regeln für Feste im Saal.',
      lines: [
        '- Konzert: bis 120 Personen',
        '- Bankett: bis 80 Personen',
        '- Halber Tag 250 Franken, ganzer Tag 400; Vereine aus Altmatt die Hälfte',
        'Um 22 Uhr ist Schluss, denn über dem Saal wird geschlafen.',
      ],
    },
  ],
  redirects: { '/team': '/ueber-uns', '/stiftskueche': '/gastronomie' },
  imprint: imprintOf(
    kreuzstiftParty,
    ['Maria Theresia Fässler', 'Präsidentin des Stiftungsrats'],
    ['Clemens Reichmuth', 'Stiftsverwalter'],
  ),
};
