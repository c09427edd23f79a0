import type { Example } from '../example.ts';
import { schlossgarageEntries } from './schlossgarage.entries.ts';
import { schlossgaragePages } from './schlossgarage.pages.ts';

export const schlossgarage: Example = {
  key: 'schlossgarage',
  name: 'Schlossgarage',
  city: 'Burgwil',
  address: ['Schlossstrasse 3', '8514 Burgwil'],
  phone: '071 000 00 00',
  email: 'werkstatt@schlossgarage.example',
  socials: [
    ['instagram', 'https://instagram.example/schlossgarage'],
    ['facebook', 'https://facebook.example/schlossgarage'],
  ],
  pictures: {
    home: { scene: 'forecourt', alt: 'Die Schlossgarage mit zwei Autos auf dem Vorplatz, im Hintergrund das Schloss' },
    welcome: { scene: 'workshop', alt: 'Ein Auto auf der Hebebühne, darunter arbeitet jemand' },
    fahrt: { scene: 'road', alt: 'Ein rotes Auto auf der Landstrasse zwischen Bäumen, auf dem Hügel das Schloss' },
    abend: { scene: 'road', alt: 'Autofahrt über Land im Abendlicht', options: { mood: 'evening', trees: ['birch'] } },
    hof: { scene: 'forecourt', alt: 'Morgen auf dem Vorplatz der Garage', options: { mood: 'morning' } },
  },
  frame: {
    openingHours: 'Werkstatt Montag bis Freitag 7 bis 12 und 13 bis 17.30 Uhr, Verkauf auch Samstag bis 15 Uhr',
    nav: [
      ['Werkstatt', '/s/werkstatt'],
      ['Occasionen', '/s/occasionen'],
      ['Anlässe', '/events'],
      ['Jobs', '/jobs'],
      ['Über uns', '/ueber-uns'],
      ['Kontakt', '/kontakt'],
    ],
    footer: {
      'Für Ihr Auto': [
        ['Werkstatt', '/s/werkstatt'],
        ['Autopflege', '/pflege-betreuung'],
        ['Occasionen', '/s/occasionen'],
        ['Stehen und schlafen', '/wohnen'],
      ],
      'Für Sie': [
        ['Kaffee-Ecke', '/gastronomie'],
        ['Anlässe auf dem Hof', '/wohnen/veranstaltungen'],
        ['Garage und Umgebung', '/wohnen/haus-umgebung'],
        ['Neuigkeiten', '/media'],
      ],
      Garage: [
        ['Über uns', '/ueber-uns'],
        ['Werkstatt und Remise', '/unsere-haeuser'],
        ['Offene Stellen', '/jobs/offene-stellen'],
        ['Lehrstellen', '/jobs/offene-lehrstellen'],
        ['Ausbildung', '/jobs/ausbildung'],
        ['Kontakt', '/kontakt'],
      ],
    },
    metaTitle: 'Schlossgarage Burgwil: Service, Reparatur, Occasionen',
    metaDescription:
      'Die Schlossgarage in Burgwil repariert alle Marken, verkauft geprüfte Occasionen und baut Autos für Rollstühle um.',
    metaKeywords: 'Garage, Werkstatt, Occasionen, Elektroauto, Rollstuhlumbau, Burgwil',
    hero: [
      'Unter dem Schloss, über der Norm',
      'Wir reparieren alle Marken, sagen vorher, was es kostet, und rufen an, bevor es mehr wird.',
    ],
    doors: [
      ['Termin finden', 'Service, Pneuwechsel, Panne: Meist haben wir in dieser Woche noch Platz.', '/kontakt'],
      ['Stelle finden', 'Schrauben, prüfen, beraten: Wir bilden aus und stellen ein.', '/jobs'],
      ['Vorbeifahren', 'Probefahrt ohne Anmeldung, Kaffee ohne Verkaufsgespräch.', '/s/occasionen'],
    ],
    welcome: [
      'Eine Werkstatt mit sozialem Antrieb',
      [
        'Die Schlossgarage gehört zur Gruppe der Heime, weil deren Busse irgendwo gewartet werden mussten. Daraus ist ein Betrieb mit 14 Fachleuten und zwei Plätzen für den Wiedereinstieg geworden.',
        'Eine Spezialität sind Umbauten: Rampe, Handgas, drehbarer Sitz. Damit, wer nicht gut gehen kann, trotzdem losfährt.',
      ],
    ],
    newsTitle: 'Aus der Werkstatt',
    vacanciesTitle: 'Komm in die Garage',
    galleryTitle: 'Vor und hinter den Toren',
    journey: {
      title: 'Hierher',
      publicTransport: ['Der Bus 12 hält vor dem Tor. Wenn Ihr Auto bei uns bleibt, fahren wir Sie gern zum Bahnhof.'],
      byCar: [
        'Von Osten vor der Schlossbrücke links, von Westen nach der Brücke rechts. Stellen Sie den Wagen einfach vor Tor 1.',
      ],
    },
  },
  jobFrame: {
    tasks: 'Der Job',
    profile: 'Du',
    offerTitle: 'Wir',
    offer: [
      'Vier-Tage-Woche möglich',
      'Privates Auto in der Werkstatt reparieren, am Samstag, gratis',
      'Kurse bei Herstellern, bezahlt und in der Arbeitszeit',
    ],
  },
  articles: [
    {
      id: 'schlossgarage-winterpneus',
      date: '2026-10-12',
      picture: 'hof',
      title: 'Von O bis O: Jetzt Winterpneus montieren',
      teaser: 'Von Oktober bis Ostern, sagt die Faustregel. Termine gibt es auch am Abend.',
      body: [
        'Wir messen das Profil, prüfen das Alter und lagern die Sommerräder ein. Für Mitarbeitende der Gruppe gilt der Hauspreis.',
        'Unter vier Millimetern empfehlen wir neue Pneus. Warum, zeigen wir Ihnen gern am Auto.',
      ],
    },
    {
      id: 'schlossgarage-umbau-bus',
      date: '2026-08-06',
      picture: 'welcome',
      title: 'Elf Heimbusse fahren jetzt elektrisch',
      teaser: 'In acht Monaten haben wir die Flotte der Gruppe umgebaut, mit Rampe, Haltegriffen und leiser Lüftung.',
      body: [
        'Die Batterien reichen für jeden Ausflug bis an den Bodensee und zurück. Das längste Kabel liegt beim Heim, das am höchsten steht.',
      ],
    },
    {
      id: 'schlossgarage-oldtimer',
      date: '2026-05-31',
      picture: 'fahrt',
      title: 'Ausfahrt mit 23 Oldtimern und 40 Gästen über achtzig',
      teaser: 'Besitzer alter Autos luden Bewohnerinnen und Bewohner zu einer Runde über Land ein.',
      body: [
        'Das älteste Auto war Jahrgang 1934, die älteste Mitfahrerin Jahrgang 1929. Sie wusste noch, wie man Zwischengas gibt.',
      ],
    },
    {
      id: 'schlossgarage-nachtservice',
      date: '2026-01-12',
      picture: 'abend',
      title: 'Bringen am Abend, holen am Morgen',
      teaser: 'Der neue Schlüsseltresor neben Tor 1 ist rund um die Uhr offen.',
      body: ['Auftrag ausfüllen, Schlüssel einwerfen, fertig. Wir rufen an, bevor wir beginnen.'],
    },
  ],
  jobs: [
    {
      id: 'schlossgarage-mechatroniker',
      area: 'technical',
      pensum: [80, 100],
      publishFrom: '2026-11-02',
      contact: 'Urs Hasler',
      title: 'Automobil-Mechatronikerin oder -Mechatroniker EFZ',
      workplace: 'Burgwil, Werkstatt',
      intro:
        'Alle Marken, alle Antriebe, auch solche mit Rampe. Du findest den Fehler und erklärst ihn so, dass man ihn versteht.',
      tasks: [
        'Du prüfst, reparierst und programmierst',
        'Du machst Umbauten für Menschen mit Behinderung',
        'Du begleitest einen Lernenden',
      ],
      profile: ['EFZ als Mechatroniker oder Fachmann', 'Hochvolt-Ausweis oder Bereitschaft dazu', 'Fahrausweis'],
      contactRole: 'Werkstattleiter',
    },
    {
      id: 'schlossgarage-lehrstelle-fachmann',
      kind: 'apprenticeship',
      area: 'technical',
      pensum: [100, 100],
      startDate: '2027-08-16',
      publishFrom: '2026-09-10',
      contact: 'Urs Hasler',
      title: 'Lehrstelle Automobil-Fachfrau oder -Fachmann EFZ',
      workplace: 'Burgwil, Werkstatt',
      intro: 'Drei Jahre, vom ersten Ölwechsel bis zum eigenen Umbauprojekt.',
      tasks: [
        'Du wartest Autos und Kleinbusse',
        'Du lernst Elektrik und Mechanik',
        'Du baust im dritten Jahr etwas Eigenes',
      ],
      profile: ['Sekundarschule B oder C', 'Schrauberseele', 'Pünktlich um sieben'],
      contactRole: 'Werkstattleiter',
    },
  ],
  pages: schlossgaragePages,
  ...schlossgarageEntries,
};
