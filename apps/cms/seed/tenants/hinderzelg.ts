import type { Example } from '../example.ts';
import { hinderzelgEntries } from './hinderzelg.entries.ts';
import { hinderzelgPages } from './hinderzelg.pages.ts';

export const hinderzelg: Example = {
  key: 'hinderzelg',
  name: 'Hinderzelg',
  city: 'Oberwangen',
  address: ['Hinderzelgstrasse 60', '8524 Oberwangen'],
  phone: '052 000 00 00',
  email: 'pflegezentrum@hinderzelg.example',
  socials: [['linkedin', 'https://linkedin.example/hinderzelg']],
  pictures: {
    home: {
      scene: 'rest',
      alt: 'Zwei Menschen sitzen auf einer Bank und schauen über das Wasser in die Berge',
      options: { mood: 'morning', trees: ['birch'] },
    },
    welcome: { scene: 'hands', alt: 'Zwei Hände halten eine Hand', options: { mood: 'evening' } },
    haus: {
      scene: 'house',
      alt: 'Das Pflegezentrum mit Balkonen und Holzturm',
      options: { building: 'modern', trees: ['birch', 'fir'] },
    },
    team: { scene: 'team', alt: 'Pflegeteam im Garten', options: { building: 'modern' } },
    stube: {
      scene: 'livingRoom',
      alt: 'Angehörigenzimmer mit Sessel, Lampe und Ausblick',
      options: { mood: 'evening' },
    },
    park: {
      scene: 'outing',
      alt: 'Ausfahrt im Rollstuhl durch den Park',
      options: { building: 'modern', trees: ['birch', 'fir'] },
    },
  },
  frame: {
    openingHours: 'Rund um die Uhr; Verwaltung 8 bis 12 und 13 bis 17 Uhr',
    nav: [
      ['Pflege & Palliative Care', '/pflege-betreuung'],
      ['Wohnen', '/wohnen'],
      ['Angehörige', '/s/angehoerige'],
      ['Jobs', '/jobs'],
      ['Über uns', '/ueber-uns'],
      ['Kontakt', '/kontakt'],
    ],
    footer: {
      Pflegezentrum: [
        ['Pflege und Palliative Care', '/pflege-betreuung'],
        ['Wohnen', '/wohnen'],
        ['Essen und Trinken', '/gastronomie'],
      ],
      Fachleute: [
        ['Offene Stellen', '/jobs/offene-stellen'],
        ['Lehrstellen', '/jobs/offene-lehrstellen'],
        ['Ausbildung', '/jobs/ausbildung'],
      ],
      Aktuell: [
        ['Berichte', '/media'],
        ['Veranstaltungen', '/events'],
      ],
    },
    metaTitle: 'Pflegezentrum Hinderzelg: Pflege und Palliative Care',
    metaDescription:
      'Das Pflegezentrum Hinderzelg pflegt Menschen mit komplexen Krankheiten, auf Zeit oder bis zuletzt. Ausgezeichnet in Palliative Care.',
    metaKeywords: 'Pflegezentrum, Palliative Care, Akut- und Übergangspflege, Oberwangen',
    hero: [
      'Da sein, wenn es zählt',
      'Im Hinderzelg verbinden wir hohe Pflegekunst mit sehr einfachen Dingen: Zeit, Ruhe, ein offenes Fenster.',
    ],
    doors: [
      [
        'Aufnahme anfragen',
        'Aus dem Spital oder von zu Hause: Unsere Pflegeberatung ruft am selben Tag zurück.',
        '/wohnen',
      ],
      ['Als Fachperson kommen', 'Für Menschen, die ihren Beruf gelernt haben und ihn so ausüben möchten.', '/jobs'],
      ['Besuchen und bleiben', 'Angehörige dürfen immer kommen und auch bei uns übernachten.', '/kontakt'],
    ],
    welcome: [
      'Palliative Care heisst Leben',
      [
        'Manchmal kann man eine Krankheit nicht mehr heilen, aber man kann viel gegen Schmerzen, Angst und Einsamkeit tun. Das ist unser Fach.',
        '- 12 Betten für spezialisierte Palliative Care',
        '- 20 Betten für Akut- und Übergangspflege nach dem Spital',
        '- 54 Betten für die Langzeitpflege',
        'Eine Ärztin ist jeden Tag im Haus, eine Seelsorgerin, wenn man sie möchte, und der Hund Balu immer am Mittwoch.',
      ],
    ],
    newsTitle: 'Berichte',
    vacanciesTitle: 'Fachleute gesucht',
    galleryTitle: 'Haus und Menschen',
    journey: {
      title: 'Anreise und Übernachtung',
      publicTransport: [
        'Bahnhof Oberwangen, dann Bus 823 bis «Pflegezentrum» (Endstation). Nachts hilft das Taxi, dessen Nummer am Empfang hängt.',
      ],
      byCar: [
        'Autobahn bis Oberwangen, danach zwei Kilometer Richtung Wald. Angehörige parkieren gratis, so lange sie bleiben.',
      ],
    },
  },
  jobFrame: {
    tasks: 'Aufgabe',
    profile: 'Anforderung',
    offerTitle: 'Was wir bieten',
    offer: [
      'Stellenplan zwölf Prozent über der kantonalen Vorgabe',
      'Seelsorge und Supervision auch für Sie',
      'CAS Palliative Care vollständig bezahlt',
    ],
  },
  articles: [
    {
      id: 'hinderzelg-siegel',
      date: '2026-10-25',
      picture: 'team',
      source: ['Pflege heute', 'https://pflege-heute.example/palliative-care'],
      title: 'Qualität in Palliative Care bestätigt',
      teaser: 'Drei Tage lang haben Fachleute geprüft, gefragt und zugeschaut. Das Siegel gilt für weitere vier Jahre.',
      body: [
        'Besonders gelobt wurde die Zusammenarbeit mit der Spitex und die Art, wie Angehörige einbezogen werden.',
        'Verbessern sollen wir die Erreichbarkeit am Wochenende. Das tun wir ab Januar.',
      ],
    },
    {
      id: 'hinderzelg-angehoerigenzimmer',
      date: '2026-09-14',
      picture: 'stube',
      title: 'Zwei Zimmer für die, die bleiben möchten',
      teaser: 'Wer jemanden in den letzten Tagen begleitet, soll nicht auf einem Stuhl schlafen müssen.',
      body: [
        'Die Zimmer liegen auf derselben Etage, haben ein Bad, eine Teeküche und eine Tür auf die Terrasse. Sie kosten nichts.',
      ],
    },
    {
      id: 'hinderzelg-balu',
      date: '2026-06-17',
      picture: 'park',
      title: 'Balu hat Diplom',
      teaser: 'Der fünfjährige Labrador hat die Prüfung als Therapiehund bestanden. Am meisten schätzt er die Pausen.',
      body: [
        'Balu besucht am Mittwoch die Palliativstation. Er legt den Kopf dorthin, wo er gebraucht wird, und schläft gelegentlich ein.',
      ],
    },
    {
      id: 'hinderzelg-letzte-wuensche',
      date: '2026-02-25',
      picture: 'home',
      title: 'Noch einmal an den See',
      teaser: 'Mit der Ambulanz, zwei Pflegenden und einer Thermoskanne: wie wir einen letzten Wunsch erfüllten.',
      body: [
        'Es war kalt, der See lag still. Herr W. sass eine halbe Stunde in Decken gehüllt auf dem Steg und sagte dann: «Jetzt ist gut.»',
        'Möglich machen solche Fahrten Freiwillige und ein kleiner Fonds.',
      ],
    },
  ],
  jobs: [
    {
      id: 'hinderzelg-palliative',
      area: 'care',
      pensum: [50, 90],
      publishFrom: '2026-11-18',
      contact: 'Christine Roth',
      title: 'Dipl. Pflegefachperson Palliative Care',
      workplace: 'Oberwangen, Palliativstation',
      intro: 'Zwölf Zimmer, eine Ärztin im Team und genügend Hände, um langsam zu sein.',
      tasks: [
        'Sie pflegen schwer kranke Menschen und lindern Beschwerden',
        'Sie begleiten Angehörige',
        'Sie bringen Ihr Wissen in das interprofessionelle Team ein',
      ],
      profile: ['Diplom HF oder FH', 'CAS oder DAS Palliative Care oder die Absicht dazu', 'Innere Ruhe'],
      contactRole: 'Leitung Palliative Care',
    },
    {
      id: 'hinderzelg-uebergangspflege',
      area: 'care',
      pensum: [80, 100],
      publishFrom: '2026-10-23',
      contact: 'Daniel Ruckstuhl',
      title: 'Stationsleitung Akut- und Übergangspflege',
      workplace: 'Oberwangen, Station 2',
      intro:
        'Menschen kommen aus dem Spital und gehen zwei Wochen später wieder nach Hause. Sie sorgen dafür, dass das gelingt.',
      tasks: ['Sie führen 22 Mitarbeitende', 'Sie planen Ein- und Austritte', 'Sie sichern die Qualität'],
      profile: ['Führungsausbildung', 'Erfahrung in Akutpflege oder Rehabilitation', 'Organisationstalent'],
      contactRole: 'Leitung Pflege',
    },
    {
      id: 'hinderzelg-lehrstelle-fage',
      kind: 'apprenticeship',
      area: 'care',
      pensum: [100, 100],
      startDate: '2027-08-02',
      publishFrom: '2026-08-31',
      contact: 'Melanie Frei',
      title: 'Lehrstellen Fachfrau / Fachmann Gesundheit EFZ (3)',
      workplace: 'Oberwangen',
      intro: 'Drei Plätze, drei Jahre, drei Stationen: von der Reha bis zur Langzeitpflege.',
      tasks: [
        'Du lernst Pflege von Grund auf',
        'Du übst im eigenen Skills-Raum',
        'Du wirst von zwei Berufsbildnerinnen begleitet',
      ],
      profile: ['Sekundarschule abgeschlossen', 'Schnuppertage im Haus', 'Mitgefühl'],
      contactRole: 'Bildungsverantwortliche',
    },
    {
      id: 'hinderzelg-sozialdienst',
      area: 'administration',
      pensum: [60, 60],
      startDate: '2027-02-01',
      publishFrom: '2026-11-04',
      contact: 'Daniel Ruckstuhl',
      title: 'Sozialarbeiterin oder Sozialarbeiter, Pflegeberatung',
      workplace: 'Oberwangen, Verwaltung',
      intro: 'Wer zu uns kommt, hat Fragen zu Geld, Wohnung und Zukunft. Sie haben Zeit dafür.',
      tasks: [
        'Sie beraten Angehörige und Eintretende',
        'Sie organisieren Anschlusslösungen',
        'Sie verhandeln mit Versicherungen und Gemeinden',
      ],
      profile: ['Abschluss in Sozialer Arbeit', 'Kenntnis der Pflegefinanzierung', 'Verhandlungsgeschick'],
      contactRole: 'Leitung Aufnahme',
    },
  ],
  pages: hinderzelgPages,
  ...hinderzelgEntries,
};
