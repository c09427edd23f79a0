import type { Example } from '../example.ts';
import { taborEntries } from './tabor.entries.ts';
import { taborPages } from './tabor.pages.ts';

export const tabor: Example = {
  key: 'tabor',
  name: 'Tabor',
  city: 'Aeugst am See',
  address: ['Taborstrasse 12', '8999 Aeugst am See'],
  phone: '044 000 00 00',
  email: 'empfang@tabor.example',
  socials: [
    ['instagram', 'https://instagram.example/alterszentrum-tabor'],
    ['linkedin', 'https://linkedin.example/alterszentrum-tabor'],
  ],
  pictures: {
    home: {
      scene: 'house',
      alt: 'Das weisse Haus Tabor mit grünen Fensterläden, davor gehen zwei Menschen auf dem Kiesweg spazieren',
      options: { building: 'villa', trees: ['round', 'birch'] },
    },
    welcome: { scene: 'table', alt: 'Gedeckter Tisch mit Teekanne und Blumen vor einem grossen Fenster' },
    bank: {
      scene: 'rest',
      alt: 'Zwei Menschen sitzen auf einer Bank und schauen über den See',
      options: { mood: 'evening' },
    },
    garten: {
      scene: 'garden',
      alt: 'Gartenweg zwischen blühenden Sträuchern, links ein Rankbogen',
      options: { trees: ['fruit'] },
    },
    haende: { scene: 'hands', alt: 'Zwei Hände halten eine ältere Hand' },
    fest: {
      scene: 'festival',
      alt: 'Lampions über den Tischen im Garten am Sommerabend',
      options: { mood: 'evening', building: 'villa' },
    },
  },
  frame: {
    openingHours: 'Empfang täglich 8 bis 18 Uhr, Café Montag geschlossen',
    nav: [
      ['Wohnen', '/wohnen'],
      ['Pflege & Betreuung', '/pflege-betreuung'],
      ['Gastronomie', '/gastronomie'],
      ['Jobs', '/jobs'],
      ['Über uns', '/ueber-uns'],
      ['Kontakt', '/kontakt'],
    ],
    footer: {
      'Leben im Tabor': [
        ['Wohnen', '/wohnen'],
        ['Haus und Umgebung', '/wohnen/haus-umgebung'],
        ['Veranstaltungen', '/events'],
        ['Café und Küche', '/gastronomie'],
      ],
      'Arbeiten im Tabor': [
        ['Offene Stellen', '/jobs/offene-stellen'],
        ['Lehrstellen', '/jobs/offene-lehrstellen'],
        ['Schnell bewerben', '/jobs/schnellbewerbung'],
      ],
      'Gut zu wissen': [
        ['Neuigkeiten', '/media'],
        ['Unsere Häuser', '/unsere-haeuser'],
        ['Kontakt', '/kontakt'],
      ],
    },
    metaTitle: 'Alterszentrum Tabor: zu Hause über dem See',
    metaDescription:
      'Wohnen und Pflege im Alterszentrum Tabor: helle Zimmer, ein grosser Garten und Menschen, die Zeit haben. Kommen Sie vorbei.',
    metaKeywords: 'Alterszentrum, Pflege, Wohnen im Alter, Tagesgäste, Aeugst am See',
    hero: [
      'Daheim über dem See',
      'Im Tabor bleiben Ihre Gewohnheiten Ihre Gewohnheiten. Wir helfen dort, wo es nötig ist.',
    ],
    doors: [
      [
        'Einen Platz finden',
        'Zimmer, Ferienbett oder ein Tag bei uns: Wir sagen Ihnen, was frei ist und was es kostet.',
        '/wohnen',
      ],
      ['Eine Stelle finden', 'Bei uns planen Sie Ihren Dienst mit und kennen die Menschen, die Sie pflegen.', '/jobs'],
      ['Vorbeikommen', 'Jeden ersten Samstag im Monat zeigen wir das Haus. Der Kaffee geht auf uns.', '/kontakt'],
    ],
    welcome: [
      'Ein Haus, in dem man sich kennt',
      [
        'Im Tabor leben 64 Frauen und Männer. Gross genug für eine eigene Küche, einen Garten mit alten Apfelbäumen und einen Kiosk; klein genug, dass am Empfang niemand nach dem Namen fragen muss.',
        'Wer morgens lange schläft, frühstückt um zehn. Wer seine Katze mitbringt, bringt sie mit. Und wer einmal nur reden möchte, findet jemanden, der sich dazusetzt.',
      ],
    ],
    newsTitle: 'Neues aus dem Tabor',
    vacanciesTitle: 'Arbeiten im Tabor',
    galleryTitle: 'Ein Blick ins Haus',
    journey: {
      title: 'So finden Sie zu uns',
      publicTransport: [
        'Mit dem Bus 236 bis zur Haltestelle «Tabor». Er fährt werktags jede halbe Stunde und hält direkt vor dem Eingang, ohne Stufe.',
        'Vom Bahnhof im Tal dauert die Fahrt 14 Minuten.',
      ],
      byCar: [
        'Von der Hauptstrasse beim Dorfbrunnen abbiegen und der Taborstrasse bis ans Ende folgen. Vor dem Haus liegen zwölf Plätze für Gäste, drei davon sind breit genug für den Rollstuhl.',
      ],
    },
  },
  jobFrame: {
    tasks: 'Was Sie bei uns tun',
    profile: 'Was Sie mitbringen',
    offerTitle: 'Was Sie von uns erwarten dürfen',
    offer: [
      'Dienstpläne, die sechs Wochen im Voraus feststehen und an denen Sie mitschreiben',
      'Fünf Wochen Ferien, ab 50 Jahren sechs',
      'Mittagessen aus der eigenen Küche zum halben Preis',
    ],
  },
  articles: [
    {
      id: 'tabor-apfelernte',
      date: '2026-10-28',
      picture: 'garten',
      title: '380 Kilo Äpfel und ein sehr voller Keller',
      teaser:
        'So reich trugen die alten Hochstämmer seit Jahren nicht mehr. Drei Nachmittage lang wurde gepflückt, geschnitten und gekocht.',
      body: [
        'Die einen standen auf der Leiter, die anderen sassen mit dem Rüstmesser am langen Tisch. Frau Aebi, 91 Jahre alt, schälte nach eigener Zählung 214 Äpfel und liess sich von niemandem ablösen.',
        'Aus der Ernte sind Mus, Wähen und 120 Liter Most geworden. Die Flaschen stehen im Kiosk; der Erlös geht an den Ausflug im Frühling.',
      ],
    },
    {
      id: 'tabor-nachtcafe',
      date: '2026-09-30',
      picture: 'welcome',
      source: ['Seezeitung', 'https://seezeitung.example/nachtcafe'],
      title: 'Das Nachtcafé hat ab sofort offen',
      teaser:
        'Wer nachts wach liegt, ist nicht mehr allein: Im zweiten Stock brennt ab 22 Uhr eine Lampe, und es gibt Tee.',
      body: [
        'Viele Bewohnerinnen und Bewohner schlafen schlecht. Statt sie zurück ins Zimmer zu begleiten, setzen wir uns jetzt dazu. Das Nachtcafé ist ein Tisch, sechs Stühle und jemand vom Nachtdienst, der Zeit hat.',
        'Nach vier Wochen ziehen wir eine erste Bilanz: Es wird mehr gelacht, und die Glocke läutet seltener.',
      ],
    },
    {
      id: 'tabor-sommerfest',
      date: '2026-08-22',
      picture: 'fest',
      title: 'Lampions, Ländler und ein Gewitter zur rechten Zeit',
      teaser: 'Über 200 Gäste feierten mit uns das Sommerfest. Der Regen wartete, bis das letzte Stück gespielt war.',
      body: [
        'Die Kapelle spielte bis neun, die Küche brachte siebzig Kilo Kartoffelsalat unter die Leute, und der Kinderchor aus dem Dorf sang Lieder, die alle kannten.',
        'Herzlichen Dank den vielen Freiwilligen, die auf- und vor allem so schnell wieder abgebaut haben.',
      ],
    },
    {
      id: 'tabor-seebank',
      date: '2026-06-11',
      picture: 'bank',
      title: 'Eine neue Bank mit dem besten Platz am See',
      teaser:
        'Der Verkehrsverein hat uns eine Bank geschenkt. Sie steht dort, wo der Weg flach ist und der Blick weit.',
      body: [
        'Die Bank ist vier Zentimeter höher als üblich und hat Armlehnen, damit das Aufstehen leichter fällt. Vom Haus sind es 280 Schritte, ohne eine einzige Stufe.',
        'Wer abends hinmöchte, meldet sich am Empfang. Jemand kommt gerne mit.',
      ],
    },
  ],
  jobs: [
    {
      id: 'tabor-pflegefachperson-hf',
      area: 'care',
      pensum: [60, 100],
      publishFrom: '2026-10-05',
      contact: 'Regula Tanner',
      title: 'Dipl. Pflegefachperson HF',
      workplace: 'Aeugst am See, Wohngruppe Seeblick',
      intro:
        'Auf der Wohngruppe Seeblick leben 16 Menschen. Sie kennen ihre Geschichten und tragen die Verantwortung für ihre Pflege.',
      tasks: [
        'Sie leiten die Tagesverantwortung und sind Bezugsperson für vier Bewohnerinnen und Bewohner',
        'Sie gestalten den Pflegeprozess und führen die Dokumentation',
        'Sie begleiten Lernende im Alltag',
      ],
      profile: [
        'Abschluss als Pflegefachperson HF oder FH',
        'Freude an der Langzeitpflege und ein ruhiges Auge',
        'Deutsch mindestens auf Stufe B2',
      ],
      contactRole: 'Leitung Pflege und Betreuung',
    },
    {
      id: 'tabor-fage-nachtdienst',
      area: 'care',
      pensum: [40, 60],
      startDate: '2027-01-01',
      publishFrom: '2026-11-02',
      contact: 'Regula Tanner',
      title: 'Fachperson Gesundheit EFZ für den Nachtdienst',
      workplace: 'Aeugst am See, ganzes Haus',
      intro:
        'Nachts ist das Tabor still, aber nicht leer. Sie sind da, wenn jemand läutet, und setzen sich dazu, wenn jemand nicht schlafen kann.',
      tasks: [
        'Sie betreuen zu zweit 64 Menschen durch die Nacht',
        'Sie führen das Nachtcafé im zweiten Stock',
        'Sie übergeben am Morgen sorgfältig an den Tagdienst',
      ],
      profile: [
        'Abschluss als FaGe EFZ',
        'Erfahrung im Nachtdienst oder Lust darauf',
        'Gelassenheit, auch um vier Uhr früh',
      ],
      contactRole: 'Leitung Pflege und Betreuung',
    },
    {
      id: 'tabor-lehrstelle-koch',
      kind: 'apprenticeship',
      area: 'hotel',
      pensum: [100, 100],
      startDate: '2027-08-01',
      publishFrom: '2026-09-01',
      contact: 'Beat Lüscher',
      title: 'Lehrstelle Köchin oder Koch EFZ',
      workplace: 'Aeugst am See, Küche',
      intro:
        'Du lernst in einer Küche, die noch selber rüstet, bäckt und einmacht, für Gäste, die sofort sagen, wie es geschmeckt hat.',
      tasks: [
        'Du kochst täglich 110 Mahlzeiten mit',
        'Du lernst Diäten und weiche Kost, die trotzdem schmeckt',
        'Du planst im dritten Lehrjahr eigene Menüs',
      ],
      profile: [
        'Abgeschlossene Sekundarschule',
        'Eine Schnupperwoche bei uns',
        'Freude am Essen und an älteren Menschen',
      ],
      contactRole: 'Küchenchef',
    },
    {
      id: 'tabor-hauswirtschaft',
      area: 'housekeeping',
      pensum: [50, 50],
      publishFrom: '2026-08-17',
      publishUntil: '2026-10-31',
      filled: true,
      contact: 'Mirjeta Gashi',
      title: 'Mitarbeiterin oder Mitarbeiter Hauswirtschaft',
      workplace: 'Aeugst am See, Wohngruppe Garten',
      intro:
        'Sie sorgen dafür, dass sich die Zimmer wie ein Zuhause anfühlen, und haben ein freundliches Wort für alle, die darin wohnen.',
      tasks: [
        'Sie reinigen Zimmer und Aufenthaltsräume',
        'Sie servieren das Frühstück auf der Wohngruppe',
        'Sie pflegen die Wäsche der Bewohnerinnen und Bewohner',
      ],
      profile: [
        'Erfahrung in der Hauswirtschaft',
        'Deutsch, um sich gut zu verständigen',
        'Bereitschaft zu jedem zweiten Wochenende',
      ],
      contactRole: 'Leitung Hauswirtschaft',
    },
  ],
  pages: taborPages,
  ...taborEntries,
};
