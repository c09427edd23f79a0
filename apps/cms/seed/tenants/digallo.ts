import type { Example } from '../example.ts';
import { digalloEntries } from './digallo.entries.ts';
import { digalloPages } from './digallo.pages.ts';

export const digallo: Example = {
  key: 'digallo',
  name: 'Digallo Gruppe',
  city: 'Zürich',
  address: ['Am Lindenplatz 4', '8099 Zürich'],
  phone: '044 000 00 00',
  email: 'info@digallo.example',
  socials: [
    ['linkedin', 'https://linkedin.example/digallo'],
    ['youtube', 'https://youtube.example/digallo'],
  ],
  pictures: {
    home: {
      scene: 'walk',
      alt: 'Zwei Menschen gehen auf einem Weg durch sanfte Hügel, im Hintergrund die Alpen',
      options: { mood: 'morning', trees: ['round', 'birch'], building: 'hall' },
    },
    welcome: {
      scene: 'seminar',
      alt: 'Drei Menschen besprechen sich an einem grossen Tisch, hinter ihnen ein Bücherregal',
    },
    stadt: { scene: 'town', alt: 'Häuserzeile am Fluss mit zwei Türmen und einer Brücke' },
    haende: { scene: 'hands', alt: 'Zwei Hände halten eine ältere Hand' },
    team: { scene: 'team', alt: 'Vier Pflegende stehen vor einem hellen Haus', options: { building: 'hall' } },
  },
  frame: {
    openingHours: 'Geschäftsstelle Montag bis Freitag, 8.30 bis 12 und 13.30 bis 17 Uhr',
    nav: [
      ['Unsere Häuser', '/unsere-haeuser'],
      ['Jobs', '/jobs'],
      ['Ausbildung', '/jobs/ausbildung'],
      ['Medien', '/media'],
      ['Über uns', '/ueber-uns'],
      ['Kontakt', '/kontakt'],
    ],
    footer: {
      Gruppe: [
        ['Über uns', '/ueber-uns'],
        ['Unsere Häuser', '/unsere-haeuser'],
        ['Medien', '/media'],
        ['Medienstelle', '/s/medienstelle'],
        ['Meldestelle', '/s/meldestelle'],
      ],
      'In den Häusern': [
        ['Wohnen', '/wohnen'],
        ['Häuser und Umgebung', '/wohnen/haus-umgebung'],
        ['Pflege und Betreuung', '/pflege-betreuung'],
        ['Gastronomie', '/gastronomie'],
        ['Veranstaltungen', '/events'],
        ['Wiederkehrendes', '/wohnen/veranstaltungen'],
      ],
      Arbeiten: [
        ['Alle Stellen', '/jobs/offene-stellen'],
        ['Alle Lehrstellen', '/jobs/offene-lehrstellen'],
        ['Ausbildung', '/jobs/ausbildung'],
        ['Schnellbewerbung', '/jobs/schnellbewerbung'],
      ],
      Mitarbeitende: [
        ['E-Mail-Signatur', '/mail-signatur'],
        ['Anmelden', '/auth'],
      ],
    },
    metaTitle: 'Digallo Gruppe: Häuser mit eigenem Gesicht',
    metaDescription:
      'Elf Häuser, eine Akademie, eine Garage und eine Personalagentur: Die Digallo Gruppe hält zusammen, was vor Ort entsteht.',
    metaKeywords: 'Digallo, Holding, Altersheime, Pflege, Stellen, Lehrstellen',
    hero: [
      'Jedes Haus bleibt sich selbst',
      'Wir halten den Betrieben den Rücken frei, damit vor Ort Zeit für Menschen bleibt.',
    ],
    doors: [
      [
        'Ein Haus finden',
        'Vom Zürcher Oberland bis an den Lago Maggiore: Vergleichen Sie unsere Häuser und fragen Sie direkt an.',
        '/unsere-haeuser',
      ],
      ['Eine Stelle finden', 'Alle offenen Stellen und Lehrstellen der Gruppe auf einen Blick.', '/jobs'],
      ['Uns kennenlernen', 'Wer wir sind, wie wir entscheiden und woran wir uns messen lassen.', '/ueber-uns'],
    ],
    welcome: [
      'Was eine Gruppe leisten muss',
      [
        'Ein gutes Heim entsteht am Frühstückstisch, nicht in einer Zentrale. Deshalb entscheiden unsere Häuser selbst, was gekocht wird, wen sie einstellen und wie sie Feste feiern.',
        'Die Gruppe kümmert sich um das, was zusammen besser geht: Löhne, Einkauf, Informatik, Bauten und Weiterbildung. Was wir dabei sparen, fliesst in Stellen am Bett.',
      ],
    ],
    newsTitle: 'Aus der Gruppe',
    vacanciesTitle: 'Offene Stellen in allen Betrieben',
    galleryTitle: 'Bilder aus unseren Betrieben',
    companiesTitle: 'Unsere Betriebe',
    journey: {
      title: 'Die Geschäftsstelle',
      publicTransport: [
        'Tram 5 bis «Lindenplatz», danach zwei Minuten zu Fuss. Das Büro liegt im dritten Stock, ein Lift ist vorhanden.',
      ],
      byCar: [
        'Vor dem Haus gibt es keine Parkplätze. Am nächsten liegt das Parkhaus Lindenhof, fünf Gehminuten entfernt.',
      ],
    },
  },
  companies: [],
  jobFrame: {
    tasks: 'Ihr Auftrag',
    profile: 'Ihr Rucksack',
    offerTitle: 'Unser Beitrag',
    offer: [
      'Jahresarbeitszeit und zwei Tage Homeoffice in der Woche',
      'Einsätze in den Häusern, damit Sie wissen, für wen Sie arbeiten',
      'Ein Weiterbildungskonto von 2000 Franken im Jahr',
    ],
  },
  articles: [
    {
      id: 'digallo-jahresbericht',
      date: '2026-11-04',
      picture: 'stadt',
      title: 'Mehr Lernende, weniger Wechsel: das Jahr in Zahlen',
      teaser:
        '112 junge Menschen lernen in unseren Betrieben einen Beruf, so viele wie nie. Und wer bei uns anfängt, bleibt länger.',
      body: [
        'Die Fluktuation in der Pflege ist im dritten Jahr in Folge gesunken. Am meisten bewirkt hat nach Auskunft der Teams die Planung: Dienste stehen früher fest und werden seltener verschoben.',
        'Nicht zufrieden sind wir mit den Wartezeiten. In vier Häusern dauert es im Schnitt mehr als zwei Monate, bis ein Zimmer frei wird. Hier bauen wir bis 2028 aus.',
      ],
    },
    {
      id: 'digallo-einkauf-regional',
      date: '2026-10-09',
      title: 'Gemeinsam einkaufen, nahe einkaufen',
      teaser:
        'Kartoffeln, Eier und Milch kommen neu in allen Küchen von Höfen, die höchstens 40 Kilometer entfernt liegen.',
      body: [
        'Elf Küchenchefs haben ein Jahr lang verhandelt. Das Ergebnis: 23 Höfe mit festen Abnahmemengen und Preisen, die beide Seiten ruhig schlafen lassen.',
        'Für die Gäste ändert sich wenig, ausser dass im Februar häufiger Rüebli auf der Karte stehen.',
      ],
    },
    {
      id: 'digallo-wohnen-plus',
      date: '2026-08-31',
      picture: 'welcome',
      title: 'Geeren und Hinderzelg planen Wohnungen mit Dienstleistungen',
      teaser: 'Selbstständig wohnen, Hilfe im Haus: Für 38 neue Wohnungen liegen die Baugesuche auf.',
      body: [
        'Viele Menschen brauchen kein Pflegebett, aber eine Wohnung ohne Schwellen und jemanden, der nach dem Rechten sieht. Genau dafür bauen wir.',
        'Die ersten Wohnungen sollen im Frühling 2028 bezogen werden. Interessierte können sich schon heute vormerken lassen.',
      ],
    },
    {
      id: 'digallo-haende',
      date: '2026-07-02',
      picture: 'haende',
      title: 'Zeit messen, die man sonst nicht sieht',
      teaser: 'In drei Häusern haben Teams notiert, wann sie einfach nur da sind. Die Zahlen überraschen.',
      body: [
        'Zuhören, eine Hand halten, gemeinsam schweigen: Im Schnitt sind es 38 Minuten pro Schicht, die in keiner Leistungserfassung auftauchen.',
        'Künftig rechnen wir diese Zeit in den Stellenplan ein.',
      ],
    },
  ],
  jobs: [
    {
      id: 'digallo-lohnbuchhaltung',
      area: 'administration',
      pensum: [60, 80],
      publishFrom: '2026-10-20',
      contact: 'Sandra Oberholzer',
      title: 'Sachbearbeitung Lohn und Sozialversicherungen',
      workplace: 'Zürich, Geschäftsstelle',
      intro: 'Rund 1400 Menschen verlassen sich darauf, dass ihr Lohn am 25. stimmt. Sie sorgen zu dritt dafür.',
      tasks: [
        'Sie führen die Löhne von fünf Betrieben',
        'Sie beraten Mitarbeitende zu Mutterschaft, Unfall und Pensionierung',
        'Sie vereinfachen Abläufe, die niemand mehr erklären kann',
      ],
      profile: [
        'Kaufmännische Ausbildung mit Fachausweis oder auf dem Weg dahin',
        'Mehrere Jahre Praxis in der Lohnbuchhaltung',
        'Geduld mit Menschen und Ungeduld mit Papier',
      ],
      contactRole: 'Leitung Personal',
    },
    {
      id: 'digallo-projektleitung-bau',
      area: 'technical',
      pensum: [80, 100],
      startDate: '2027-02-01',
      publishFrom: '2026-11-10',
      contact: 'Thomas Arnet',
      title: 'Projektleiterin oder Projektleiter Bau',
      workplace: 'Zürich und in den Häusern',
      intro:
        'Sie bauen um, während nebenan gewohnt wird. Dazu gehört, dass Sie morgens mit den Bewohnern Kaffee trinken.',
      tasks: [
        'Sie führen Umbauten von der Idee bis zur Abnahme',
        'Sie vertreten die Bauherrschaft gegenüber Planern und Behörden',
        'Sie verantworten Kosten und Termine',
      ],
      profile: [
        'Ausbildung in Architektur, Bauleitung oder Gebäudetechnik',
        'Erfahrung mit Bauten im Betrieb',
        'Führerausweis Kategorie B',
      ],
      contactRole: 'Leitung Immobilien',
    },
    {
      id: 'digallo-lehrstelle-kv',
      kind: 'apprenticeship',
      area: 'administration',
      pensum: [100, 100],
      startDate: '2027-08-01',
      publishFrom: '2026-09-15',
      contact: 'Sandra Oberholzer',
      title: 'Lehrstelle Kauffrau oder Kaufmann EFZ',
      workplace: 'Zürich, mit Einsätzen in zwei Häusern',
      intro:
        'Drei Lehrjahre, fünf Abteilungen und zwei Häuser: Du siehst, wie eine Gruppe funktioniert, und lernst alle kennen.',
      tasks: [
        'Du arbeitest in Personal, Finanzen und Kommunikation mit',
        'Du betreust im zweiten Lehrjahr einen Empfang',
        'Du führst im dritten ein eigenes kleines Projekt',
      ],
      profile: [
        'Sekundarschule A oder B mit guten Noten in Deutsch',
        'Freude am Umgang mit Menschen jeden Alters',
        'Neugier',
      ],
      contactRole: 'Leitung Personal',
    },
  ],
  pages: digalloPages,
  ...digalloEntries,
};
