import type { Example } from '../example.ts';
import { training } from '../kinds/careHome.ts';
import { imprintOf, type Party } from '../kinds/legal.ts';

export const hinderzelgParty: Party = {
  companyName: 'Pflegezentrum Hinderzelg AG',
  address: ['Hinderzelgstrasse 60', '8524 Oberwangen'],
  phone: '052 000 00 00',
  email: 'pflegezentrum@hinderzelg.example',
};

export const hinderzelgEntries: Pick<
  Example,
  'events' | 'houses' | 'trainingPositions' | 'people' | 'downloads' | 'redirects' | 'imprint'
> = {
  events: [
    {
      id: 'hinderzelg-tag-der-palliative-care',
      startsAt: '2026-10-10T14:00',
      endsAt: '2026-10-10T17:00',
      picture: 'team',
      title: 'Welttag der Palliative Care',
      place: 'Eingangshalle',
      teaser: 'Gespräche, ein Rundgang über die Station und eine Wand für letzte Wünsche.',
      body: ['Der Rundgang findet zweimal statt und ist auf acht Personen beschränkt.'],
    },
    {
      id: 'hinderzelg-gedenkfeier',
      startsAt: '2026-11-29T16:00',
      endsAt: '2026-11-29T17:00',
      picture: 'home',
      audience: 'residents',
      title: 'Gedenkfeier am ersten Advent',
      place: 'Raum der Stille',
      teaser: 'Wir zünden für jeden Menschen, der in diesem Jahr bei uns gestorben ist, ein Licht an.',
      body: ['Angehörige werden schriftlich eingeladen. Wer spontan kommt, ist ebenso willkommen.'],
    },
    {
      id: 'hinderzelg-letzte-hilfe',
      startsAt: '2027-01-23T09:00',
      endsAt: '2027-01-23T16:00',
      picture: 'welcome',
      registrationLink: 'mailto:pflegezentrum@hinderzelg.example',
      title: 'Letzte Hilfe: ein Kurs für alle',
      place: 'Bildungsraum',
      teaser:
        'Erste Hilfe haben viele gelernt. Hier geht es um die letzte: da sein, Beschwerden lindern, Abschied nehmen.',
      body: [
        'Ein Tag, zwei Kursleiterinnen, höchstens sechzehn Teilnehmende. 40 Franken mit Mittagessen.',
        'Vorkenntnisse braucht es keine.',
      ],
    },
    {
      id: 'hinderzelg-vorsorgeabend',
      startsAt: '2027-02-25T19:00',
      endsAt: '2027-02-25T21:00',
      title: 'Patientenverfügung: Schreiben wir sie auf',
      place: 'Bildungsraum',
      teaser: 'Eine Ärztin und eine Juristin erklären Zeile für Zeile, was zu entscheiden ist.',
      body: ['Formulare liegen auf. Ausgefüllt wird in Ruhe zu Hause.'],
    },
    {
      id: 'hinderzelg-musik-am-bett',
      startsAt: '2027-03-18T15:00',
      endsAt: '2027-03-18T16:30',
      audience: 'residents',
      cancelled: true,
      title: 'Musik am Bett',
      place: 'Palliativstation',
      teaser: 'Die Harfenistin ist krank. Der Besuch fällt aus und wird nachgeholt, sobald es ihr besser geht.',
      body: ['Balu kommt dafür ein zweites Mal.'],
    },
    {
      id: 'hinderzelg-parkfest',
      startsAt: '2027-06-05T11:00',
      endsAt: '2027-06-05T16:00',
      picture: 'park',
      title: 'Sommerfest im Park',
      place: 'Park',
      teaser: 'Grill, Drehorgel und Betten, die man hinausfahren kann: Alle, die wollen, sind dabei.',
      body: ['Für Kinder gibt es Ponyreiten, für alle anderen Schatten.'],
    },
  ],
  houses: [
    {
      id: 'hinderzelg-pflegezentrum',
      picture: 'haus',
      pictures: ['park', 'team', 'stube'],
      places: 86,
      contact: 'Daniel Ruckstuhl',
      coordinates: [47.5208, 9.0109],
      name: 'Pflegezentrum',
      teaser: '86 Betten auf drei Stationen: Palliative Care, Akut- und Übergangspflege, Langzeitpflege.',
      contactRole: 'Leitung Pflege',
      body: [
        'Jedes Zimmer hat einen Balkon, auf den ein Bett passt. Im Holzturm liegen der Raum der Stille und die Zimmer für Angehörige.',
      ],
    },
    {
      id: 'hinderzelg-bildungshaus',
      address: ['Hinderzelgstrasse 62', '8524 Oberwangen'],
      picture: 'stube',
      contact: 'Melanie Frei',
      name: 'Bildungshaus',
      teaser: 'Skills-Raum, Bibliothek und Kurse für Fachleute, Freiwillige und Familien.',
      contactRole: 'Bildungsverantwortliche',
      openingHours: 'Montag bis Freitag, 8 bis 18 Uhr',
      body: ['Hier üben Lernende an einer Puppe, die hustet, und lernen Angehörige, wie man jemanden bequem lagert.'],
    },
  ],
  trainingPositions: [
    training(
      'fage',
      'Drei Plätze, drei Jahre, drei Stationen: von der Übergangspflege bis zur Langzeitpflege.',
      [
        '- Üben im eigenen Skills-Raum',
        '- Zwei Berufsbildnerinnen, die sich absprechen',
        '- Palliative Care erst im dritten Jahr und nur, wer möchte',
      ],
      'team',
    ),
    training(
      'nurse',
      'Studium mit Praxis in Palliative Care, Akut- und Übergangspflege. Kleine Gruppen, grosse Verantwortung.',
      ['Supervision und Seelsorge stehen auch Studierenden offen.'],
      'welcome',
    ),
    training(
      'ags',
      'Der Einstieg in die Pflege für Menschen, die lieber handeln als reden, und trotzdem zuhören können.',
      ['Zwei Jahre auf der Langzeitpflege, mit Stützkurs in Deutsch.'],
    ),
  ],
  people: [
    {
      id: 'irene-halter',
      name: 'Dr. Irene Halter',
      role: 'Direktorin und Ärztin',
      department: 'Leitung',
      phone: '052 000 00 00',
      email: 'irene.halter@hinderzelg.example',
    },
    {
      id: 'christine-roth',
      name: 'Christine Roth',
      role: 'Leitung Palliative Care',
      department: 'Palliativstation',
      phone: '052 000 00 00',
      email: 'christine.roth@hinderzelg.example',
    },
    {
      id: 'daniel-ruckstuhl',
      name: 'Daniel Ruckstuhl',
      role: 'Leitung Pflege und Aufnahme',
      department: 'Pflege',
      phone: '052 000 00 00',
      email: 'daniel.ruckstuhl@hinderzelg.example',
    },
    { id: 'melanie-frei', name: 'Melanie Frei', role: 'Bildungsverantwortliche', department: 'Bildung' },
    { id: 'salome-egger', name: 'Salome Egger', role: 'Seelsorge', department: 'Begleitung' },
  ],
  downloads: [
    {
      id: 'aufnahme',
      title: 'Aufnahme in fünf Schritten',
      description: 'Für Spitäler, Hausärztinnen und Familien.',
      lines: [
        '- Anruf bei der Pflegeberatung; Rückruf am selben Tag',
        '- Austrittsbericht und Medikamentenliste',
        '- Kostengutsprache für Akut- und Übergangspflege',
        '- Zimmer und Eintrittszeit',
        '- Erstes Gespräch innert 24 Stunden nach dem Eintritt',
      ],
    },
    {
      id: 'angehoerige',
      title: 'Da sein in schweren Tagen',
      description: 'Ein Blatt für Familien: was hilft, was erlaubt ist, wer zuständig ist.',
      lines: [
        'Sie dürfen bleiben, auch nachts. Sie dürfen gehen, auch oft.',
        '- Angehörigenzimmer: kostenlos, auf derselben Etage',
        '- Essen: in der Teeküche, jederzeit',
        '- Seelsorge: Salome Egger, auch für Menschen ohne Kirche',
        'Fragen Sie alles. Auch zweimal.',
      ],
    },
  ],
  redirects: { '/team': '/ueber-uns', '/palliative-care': '/pflege-betreuung' },
  imprint: imprintOf(
    hinderzelgParty,
    ['Prof. Dr. Andreas Tobler', 'Präsident des Verwaltungsrats'],
    ['Dr. Irene Halter', 'Direktorin'],
  ),
};
