import type { Example } from '../example.ts';
import { brunisbergEntries } from './brunisberg.entries.ts';
import { brunisbergPages } from './brunisberg.pages.ts';

export const brunisberg: Example = {
  key: 'brunisberg',
  name: 'Brunisberg',
  city: 'Brunisberg',
  address: ['Bergweg 31', '8497 Brunisberg'],
  phone: '055 000 00 00',
  email: 'wohnheim@brunisberg.example',
  socials: [['facebook', 'https://facebook.example/wohnheim-brunisberg']],
  pictures: {
    home: {
      scene: 'house',
      alt: 'Das Wohnheim Brunisberg mit Holzfassade am Hang, davor Tannen und Birken',
      options: { building: 'modern', trees: ['fir', 'birch'], mood: 'morning' },
    },
    welcome: {
      scene: 'walk',
      alt: 'Zwei Menschen wandern zwischen Tannen über die Weiden',
      options: { trees: ['fir'], building: 'farmhouse' },
    },
    stube: {
      scene: 'livingRoom',
      alt: 'Stube mit Sessel, Lampe und Blick auf die Hügel',
      options: { mood: 'evening' },
    },
    werkstatt: { scene: 'craft', alt: 'Zwei Menschen arbeiten an einer Werkbank mit Holz und Ton' },
    huette: {
      scene: 'lake',
      alt: 'Ein Steg führt in den Bergsee, ein Segelboot fährt vorbei',
      options: { trees: ['fir'], building: 'farmhouse' },
    },
  },
  frame: {
    openingHours: 'Büro Montag bis Freitag, 8 bis 16.30 Uhr; das Haus ist rund um die Uhr besetzt',
    nav: [
      ['Wohnen', '/wohnen'],
      ['Haus & Umgebung', '/wohnen/haus-umgebung'],
      ['Betreuung', '/pflege-betreuung'],
      ['Jobs', '/jobs'],
      ['Über uns', '/ueber-uns'],
      ['Kontakt', '/kontakt'],
    ],
    footer: {
      'Auf dem Berg': [
        ['Wohnen', '/wohnen'],
        ['Haus und Umgebung', '/wohnen/haus-umgebung'],
        ['Anlässe', '/events'],
      ],
      Mitarbeiten: [
        ['Stellen', '/jobs/offene-stellen'],
        ['Ausbildung', '/jobs/ausbildung'],
        ['Bewerben', '/jobs/schnellbewerbung'],
      ],
    },
    metaTitle: 'Wohnheim Brunisberg: leben am Berg',
    metaDescription:
      'Ein Wohnheim auf 960 Metern, mit Werkstatt, Tieren und viel Himmel. Für Menschen, die Begleitung und Weite brauchen.',
    metaKeywords: 'Wohnheim, Begleitung, Psychiatrie, Langzeitpflege, Bergdorf',
    hero: [
      'Oben wird es ruhiger',
      'Auf dem Brunisberg wohnen Menschen, die einen festen Boden suchen und weit sehen möchten.',
    ],
    doors: [
      ['Hier wohnen', 'Einzelzimmer, Wohngemeinschaft oder Studio: Wir schauen gemeinsam, was passt.', '/wohnen'],
      ['Hier arbeiten', 'Kurze Wege, ein Team, das bleibt, und im Winter Schnee vor der Tür.', '/jobs'],
      ['Heraufkommen', 'Rufen Sie an, wir holen Sie an der Postautostelle ab und zeigen Ihnen alles.', '/kontakt'],
    ],
    welcome: [
      'Begleiten statt bestimmen',
      [
        'Bei uns leben 42 Erwachsene, die wegen einer psychischen Erkrankung oder einer Sucht nicht allein wohnen können. Manche bleiben ein Jahr, manche ein halbes Leben.',
        'Die Tage haben einen Rahmen: Stall, Garten, Küche, Werkstatt. Wer mag, arbeitet mit. Wer nicht mag, trinkt Kaffee und schaut zu, bis die Lust kommt.',
      ],
    ],
    newsTitle: 'Vom Berg',
    vacanciesTitle: 'Wir suchen Verstärkung',
    galleryTitle: 'Rund ums Haus',
    journey: {
      title: 'Der Weg herauf',
      publicTransport: [
        'Postauto bis «Brunisberg, Käserei», dann zehn Minuten auf der Strasse bergauf. Nach Anmeldung holen wir Sie mit dem Hausbus ab.',
      ],
      byCar: [
        'Von der Kantonsstrasse den Wegweisern «Brunisberg» folgen. Im Winter sind Winterpneus nötig, bei starkem Schneefall auch Ketten.',
        'Parkplätze gibt es unterhalb des Stalls.',
      ],
    },
  },
  jobFrame: {
    tasks: 'Das erwartet Sie',
    profile: 'Das wünschen wir uns',
    offerTitle: 'Das geben wir Ihnen',
    offer: [
      'Supervision und Zeit für Besprechungen, fest im Dienstplan',
      'Ein Zimmer im Personalhaus, wenn der Heimweg zu weit ist',
      'Hausbus ab Bahnhof zu jedem Schichtbeginn',
    ],
  },
  articles: [
    {
      id: 'brunisberg-alpabzug',
      date: '2026-09-26',
      picture: 'welcome',
      title: 'Unsere sieben Rinder sind wieder im Tal',
      teaser:
        'Geschmückt mit Astern und Tannenreis kamen die Tiere heim. Drei Bewohner haben sie den ganzen Weg begleitet.',
      body: [
        'Um fünf Uhr war Abmarsch, um elf läuteten die Glocken vor dem Haus. Wer nicht laufen konnte, stand mit dem Fernglas auf der Terrasse.',
        'Am Abend gab es Hörnli und Gehacktes für alle, die geholfen hatten, und für alle anderen auch.',
      ],
    },
    {
      id: 'brunisberg-werkstatt',
      date: '2026-08-14',
      picture: 'werkstatt',
      source: ['Bergbote', 'https://bergbote.example/nistkaesten'],
      title: 'Vogelhäuser aus dem Brunisberg sind ausverkauft',
      teaser: 'Die Werkstatt hat im Sommer 160 Nistkästen gebaut. Nun nimmt sie Bestellungen für den Frühling an.',
      body: [
        'Angefangen hat es mit einem Kasten für die Meise am Küchenfenster. Heute hängen unsere Häuser in drei Gemeinden.',
        'Jedes trägt innen eine Nummer und die Initialen der Person, die es gebaut hat.',
      ],
    },
    {
      id: 'brunisberg-bergsee',
      date: '2026-07-19',
      picture: 'huette',
      title: 'Drei Tage am Wasser',
      teaser: 'Elf Menschen, zwei Zelte zu wenig und ein Fischer, der uns das Räuchern beibrachte: Ferienwoche am See.',
      body: [
        'Für einige war es die erste Nacht ausserhalb des Heims seit vielen Jahren. Geschlafen haben alle, gefroren hat niemand.',
        'Nächsten Sommer fahren wir wieder hin, mit mehr Zelten.',
      ],
    },
    {
      id: 'brunisberg-winterfest',
      date: '2026-02-07',
      picture: 'stube',
      title: 'Eingeschneit, und zwar gründlich',
      teaser: 'Zwei Tage war die Strasse zu. In der Stube brannte der Ofen, in der Küche gab es, was da war.',
      body: ['Der Nachtdienst blieb einfach da, die Ablösung kam am zweiten Tag auf Ski. Gefehlt hat nur die Zeitung.'],
    },
  ],
  jobs: [
    {
      id: 'brunisberg-sozialpaedagogik',
      area: 'care',
      pensum: [70, 90],
      publishFrom: '2026-10-12',
      contact: 'Lukas Zgraggen',
      title: 'Sozialpädagogin oder Sozialpädagoge HF/FH',
      workplace: 'Brunisberg, Wohngruppe Ahorn',
      intro: 'Sie begleiten acht Menschen durch einen Alltag, der mal holprig und mal sehr heiter ist.',
      tasks: [
        'Sie sind Bezugsperson für zwei Bewohnende',
        'Sie gestalten Alltag, Freizeit und Krisen mit',
        'Sie arbeiten eng mit Ärztin, Beiständen und Angehörigen zusammen',
      ],
      profile: [
        'Abschluss in Sozialpädagogik oder Pflege mit Psychiatrie',
        'Standfestigkeit und Humor',
        'Bereitschaft zu Pikett, zweimal im Monat',
      ],
      contactRole: 'Bereichsleitung Wohnen',
    },
    {
      id: 'brunisberg-pflege-psychiatrie',
      area: 'care',
      pensum: [50, 80],
      startDate: '2027-03-01',
      publishFrom: '2026-11-03',
      contact: 'Lukas Zgraggen',
      title: 'Pflegefachperson mit Erfahrung in Psychiatrie',
      workplace: 'Brunisberg, ganzes Haus',
      intro: 'Sie halten die medizinischen Fäden zusammen und merken früh, wenn sich jemand zurückzieht.',
      tasks: [
        'Sie verantworten Medikamente und Verlauf',
        'Sie schulen die Teams im Umgang mit Krisen',
        'Sie begleiten Übertritte aus der Klinik',
      ],
      profile: ['Diplom HF oder FH in Pflege', 'Zwei Jahre Praxis in der Psychiatrie', 'Führerausweis'],
      contactRole: 'Bereichsleitung Wohnen',
    },
    {
      id: 'brunisberg-landwirt-werkstatt',
      area: 'technical',
      pensum: [80, 100],
      publishFrom: '2026-10-01',
      contact: 'Ursina Camenzind',
      title: 'Arbeitsagogin oder Arbeitsagoge Hof und Werkstatt',
      workplace: 'Brunisberg, Hof',
      intro: 'Sieben Rinder, dreissig Hühner, eine Werkstatt: Sie leiten Menschen an, die wieder Tritt fassen.',
      tasks: [
        'Sie führen Stall und Werkstatt mit sechs Mitarbeitenden',
        'Sie planen Arbeiten, die jede und jeder schaffen kann',
        'Sie unterhalten Haus und Maschinen',
      ],
      profile: [
        'Grundberuf in Landwirtschaft oder Holz',
        'Weiterbildung in Arbeitsagogik oder Wille dazu',
        'Ruhe, auch wenn die Kuh kalbt',
      ],
      contactRole: 'Leitung Tagesstruktur',
    },
    {
      id: 'brunisberg-studienplatz',
      kind: 'teaching',
      area: 'care',
      pensum: [80, 80],
      startDate: '2027-09-01',
      publishFrom: '2026-09-20',
      contact: 'Lukas Zgraggen',
      title: 'Ausbildungsplatz Sozialpädagogik HF',
      workplace: 'Brunisberg, wechselnde Wohngruppen',
      intro:
        'Drei Jahre Praxis auf zwei Wohngruppen, mit einer Ausbildnerin, die sich jede Woche eine Stunde Zeit nimmt.',
      tasks: [
        'Sie übernehmen Schritt für Schritt eine Bezugspersonenarbeit',
        'Sie führen Projekte Ihrer Schule bei uns durch',
        'Sie lernen, Krisen einzuschätzen',
      ],
      profile: ['Aufnahme an einer höheren Fachschule', 'Ein Vorpraktikum, gerne bei uns', 'Mindestens 20 Jahre alt'],
      contactRole: 'Bereichsleitung Wohnen',
    },
  ],
  pages: brunisbergPages,
  ...brunisbergEntries,
};
