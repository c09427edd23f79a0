import type { Example } from '../example.ts';
import { training } from '../kinds/careHome.ts';
import { imprintOf, type Party } from '../kinds/legal.ts';

export const brunisbergParty: Party = {
  companyName: 'Stiftung Wohnheim Brunisberg',
  address: ['Bergweg 31', '8497 Brunisberg'],
  phone: '055 000 00 00',
  email: 'wohnheim@brunisberg.example',
};

export const brunisbergEntries: Pick<
  Example,
  'events' | 'houses' | 'trainingPositions' | 'people' | 'downloads' | 'redirects' | 'imprint'
> = {
  events: [
    {
      id: 'brunisberg-alpabzug-2026',
      startsAt: '2026-09-26T11:00',
      endsAt: '2026-09-26T16:00',
      picture: 'welcome',
      title: 'Alpabzug mit Älplermagronen',
      place: 'Vor dem Stall',
      teaser: 'Sieben Rinder, viele Glocken und Essen für alle, die mitgelaufen sind oder gewinkt haben.',
      body: ['Wer die letzte Stunde mitgehen will, wartet um zehn Uhr bei der Käserei.'],
    },
    {
      id: 'brunisberg-werkstattmarkt',
      startsAt: '2026-11-29T10:00',
      endsAt: '2026-11-29T16:00',
      picture: 'werkstatt',
      title: 'Werkstattmarkt zum ersten Advent',
      place: 'Werkstatt und Tenne',
      teaser: 'Nistkästen, Kerzen, Tonschalen und Birnweggen. Der Hausbus fährt jede Stunde ab Käserei.',
      body: [
        'Alles ist bei uns entstanden. Der Erlös geht in die Ferienkasse der Wohngruppen.',
        'Bitte Bargeld mitbringen, der Empfang oben ist launisch.',
      ],
    },
    {
      id: 'brunisberg-laternenweg',
      startsAt: '2026-12-18T17:30',
      endsAt: '2026-12-18T20:00',
      title: 'Laternenweg durch den Schnee',
      place: 'Ab Hofplatz',
      teaser: 'Vierzig Laternen zeigen den Weg zum Waldrand. Dort brennt ein Feuer, und niemand muss reden.',
      body: ['Der Weg ist eine halbe Stunde lang und geräumt. Warme Schuhe genügen.'],
    },
    {
      id: 'brunisberg-hausversammlung-januar',
      startsAt: '2027-01-20T16:00',
      endsAt: '2027-01-20T17:00',
      audience: 'residents',
      title: 'Hausversammlung',
      place: 'Grosse Stube',
      teaser: 'Kochplan, Ruhezeiten und die Frage, ob wir wieder Schafe wollen.',
      body: ['Anträge bis am Vortag in den Kasten neben der Kaffeemaschine.'],
    },
    {
      id: 'brunisberg-angehoerigentag',
      startsAt: '2027-03-14T11:00',
      endsAt: '2027-03-14T16:30',
      picture: 'stube',
      registrationLink: 'mailto:wohnheim@brunisberg.example',
      title: 'Tag der Angehörigen',
      place: 'Ganzes Haus',
      teaser: 'Mittagessen, Rundgang durch den Hof und am Nachmittag Zeit für Gespräche zu zweit oder zu dritt.',
      body: ['Wir holen Sie um 10.40 Uhr an der Postautostelle ab. Bitte sagen Sie uns, wie viele Sie sind.'],
    },
    {
      id: 'brunisberg-alpaufzug-2027',
      startsAt: '2027-05-29T06:00',
      endsAt: '2027-05-29T12:00',
      picture: 'welcome',
      title: 'Alpaufzug',
      place: 'Ab Stall Brunisberg',
      teaser: 'Sechs Stunden zu Fuss mit den Rindern auf die Sommerweide. Frühaufsteher sind willkommen.',
      body: ['Zurück geht es mit dem Hausbus. Das Znüni trägt das Maultier.'],
    },
  ],
  houses: [
    {
      id: 'brunisberg-berghaus',
      picture: 'home',
      pictures: ['stube', 'welcome'],
      places: 34,
      contact: 'Lukas Zgraggen',
      coordinates: [47.3581, 8.9012],
      name: 'Berghaus',
      teaser: 'Das Holzhaus am Hang mit vier Wohngruppen: Ahorn, Birke, Esche und Tanne.',
      contactRole: 'Bereichsleitung Wohnen',
      body: [
        'Jede Gruppe hat acht oder neun Einzelzimmer, eine Küche und einen Ofen. Rund um die Uhr ist jemand wach.',
      ],
    },
    {
      id: 'brunisberg-hof',
      address: ['Bergweg 33', '8497 Brunisberg'],
      picture: 'huette',
      places: 8,
      contact: 'Ursina Camenzind',
      coordinates: [47.3586, 8.9021],
      name: 'Hof und Studios',
      teaser: 'Acht Studios über dem Stall für Menschen, die wieder allein wohnen lernen.',
      contactRole: 'Leitung Tagesstruktur',
      openingHours: 'Stallzeiten 6 und 17 Uhr, Werkstatt 8 bis 16 Uhr',
      body: [
        'Eigene Klingel, eigener Kühlschrank, eigener Schlüssel. Unten beginnt um sechs Uhr die Arbeit mit den Rindern; mitmachen darf man, muss man nicht.',
      ],
    },
  ],
  trainingPositions: [
    training(
      'socialWork',
      'Drei Jahre auf zwei Wohngruppen, mit einer Ausbildnerin, die sich jede Woche eine Stunde nimmt.',
      [
        '- Praxisprojekte Ihrer Schule führen Sie bei uns durch',
        '- Supervision gehört von Anfang an dazu',
        '- Ein Vorpraktikum auf dem Berg ist möglich',
      ],
      'welcome',
    ),
    training(
      'fabe',
      'Begleiten lernen, wo Wetter und Menschen manchmal umschlagen: mit Erwachsenen, Tieren und viel Draussen.',
      ['Du arbeitest ein Jahr im Wohnen, ein Jahr in der Werkstatt und ein Jahr dort, wo du am meisten bewirkst.'],
      'werkstatt',
    ),
    training('cook', 'Für 60 Menschen kochen, mit Fleisch vom Hof und einem Gemüsekeller, der im März leer ist.', [
      'Die Schule ist im Tal, das Zimmer auf Wunsch bei uns im Personalhaus.',
    ]),
  ],
  people: [
    {
      id: 'verena-looser',
      name: 'Verena Looser',
      role: 'Heimleiterin',
      department: 'Leitung',
      phone: '055 000 00 00',
      email: 'verena.looser@brunisberg.example',
    },
    {
      id: 'lukas-zgraggen',
      name: 'Lukas Zgraggen',
      role: 'Bereichsleitung Wohnen',
      department: 'Wohnen',
      phone: '055 000 00 00',
      email: 'lukas.zgraggen@brunisberg.example',
    },
    {
      id: 'ursina-camenzind',
      name: 'Ursina Camenzind',
      role: 'Leitung Tagesstruktur',
      department: 'Hof und Werkstatt',
    },
    { id: 'jonas-feusi', name: 'Jonas Feusi', role: 'Landwirt', department: 'Hof und Werkstatt' },
    { id: 'marlies-kuster', name: 'Marlies Kuster', role: 'Köchin', department: 'Küche' },
  ],
  downloads: [
    {
      id: 'aufnahmeweg',
      title: 'Der Weg zu uns',
      description: 'Von der ersten Anfrage bis zum Einzug, Schritt für Schritt.',
      lines: [
        '- Anruf oder Brief, auch von Klinik, Beistand oder Angehörigen',
        '- Besuch auf dem Berg, mit Übernachtung, wenn Sie möchten',
        '- Zwei Wochen zur Probe',
        '- Entscheid, gemeinsam',
        '## Was es braucht',
        'Eine Kostengutsprache des Kantons oder der Gemeinde. Den Antrag schreiben wir mit Ihnen.',
      ],
    },
    {
      id: 'konzept-begleitung',
      title: 'Wie wir begleiten',
      description: 'Unser Konzept auf einer Seite.',
      lines: [
        'Wir gehen davon aus, dass jeder Mensch etwas kann und etwas will, auch wenn es gerade verschüttet ist.',
        '- Jede Person hat zwei Bezugspersonen',
        '- Ziele schreiben wir gemeinsam auf, in eigenen Worten',
        '- Krisen besprechen wir, bevor sie kommen',
      ],
    },
  ],
  redirects: { '/team': '/ueber-uns', '/hof': '/wohnen/haus-umgebung' },
  imprint: imprintOf(
    brunisbergParty,
    ['Alois Inderbitzin', 'Präsident des Stiftungsrats'],
    ['Verena Looser', 'Heimleiterin'],
  ),
};
