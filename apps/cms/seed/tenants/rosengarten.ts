import type { Example } from '../example.ts';
import { rosengartenEntries } from './rosengarten.entries.ts';
import { rosengartenPages } from './rosengarten.pages.ts';

export const rosengarten: Example = {
  key: 'rosengarten',
  name: 'Rosengarten',
  city: 'Wiesenthal',
  address: ['Rosenweg 8', '8767 Wiesenthal'],
  phone: '043 000 00 00',
  email: 'heim@rosengarten.example',
  socials: [['instagram', 'https://instagram.example/rosengarten-wiesenthal']],
  pictures: {
    home: {
      scene: 'garden',
      alt: 'Rosengarten mit blühenden Sträuchern und einem Rankbogen, dahinter das Haus',
      options: { building: 'villa', trees: ['fruit', 'birch'] },
    },
    welcome: { scene: 'hands', alt: 'Zwei Hände umfassen eine ältere Hand auf dem Tisch' },
    ausfahrt: {
      scene: 'outing',
      alt: 'Eine Pflegerin schiebt eine Frau im Rollstuhl durch den Park',
      options: { building: 'villa', trees: ['birch', 'fruit'] },
    },
    tisch: { scene: 'table', alt: 'Kaffeetisch mit Rosen und Früchten am Fenster', options: { mood: 'morning' } },
    haus: {
      scene: 'house',
      alt: 'Das Rosengartenhaus am Abend, zwei Menschen auf dem Weg',
      options: { building: 'villa', mood: 'evening', trees: ['fruit'] },
    },
  },
  frame: {
    openingHours: 'Besuche sind immer willkommen; Büro 8 bis 17 Uhr',
    nav: [
      ['Wohnen', '/wohnen'],
      ['Pflege & Betreuung', '/pflege-betreuung'],
      ['Veranstaltungen', '/wohnen/veranstaltungen'],
      ['Küche', '/gastronomie'],
      ['Jobs', '/jobs'],
      ['Kontakt', '/kontakt'],
    ],
    footer: {
      'Rund ums Heim': [
        ['Wohnen', '/wohnen'],
        ['Pflege und Betreuung', '/pflege-betreuung'],
        ['Veranstaltungen', '/wohnen/veranstaltungen'],
      ],
      Kontakt: [
        ['So erreichen Sie uns', '/kontakt'],
        ['Über uns', '/ueber-uns'],
        ['Jobs', '/jobs'],
      ],
    },
    metaTitle: 'Alters- und Pflegeheim Rosengarten',
    metaDescription:
      'Klein, familiär und voller Rosen: im Rosengarten in Wiesenthal leben 28 Menschen zusammen wie in einer grossen Familie.',
    metaKeywords: 'Altersheim, Pflegeheim, familiär, Garten, Wiesenthal',
    hero: [
      'Klein genug für grosse Nähe',
      '28 Zimmer, 140 Rosenstöcke und ein Tisch, an dem immer noch jemand Platz hat.',
    ],
    doors: [
      [
        'Bei uns wohnen',
        'Schauen Sie zuerst für zwei Wochen herein. Danach wissen Sie mehr als aus jedem Prospekt.',
        '/wohnen',
      ],
      ['Bei uns arbeiten', 'Wir sind wenige, dafür gut eingespielt. Ab und zu wird ein Platz frei.', '/jobs'],
      ['Auf einen Kaffee', 'Sonntags von zwei bis fünf gibt es Kuchen, im Sommer unter der Pergola.', '/kontakt'],
    ],
    welcome: [
      'Wie in einer Familie, nur ruhiger',
      [
        'Im Rosengarten kennt die Köchin jede Lieblingsspeise und die Nachtwache jeden Schritt. Die Heimleiterin wohnt gegenüber und ist am Gartentor leicht zu treffen.',
        'Weil wir klein sind, pflegen wir bis zum Schluss. Niemand muss umziehen, nur weil es schwieriger wird.',
      ],
    ],
    newsTitle: 'Gartenpost',
    vacanciesTitle: 'Zurzeit gesucht',
    galleryTitle: 'Durch den Garten',
    journey: {
      title: 'Zu uns in den Garten',
      publicTransport: [
        'Ab Bahnhof Wiesenthal acht Minuten zu Fuss dem Bach entlang. Der Ortsbus hält stündlich beim «Rosenweg».',
      ],
      byCar: [
        'Der Rosenweg ist eine Sackgasse. Fünf Parkplätze liegen rechts vor dem Gartentor; wenn sie besetzt sind, hilft die Wiese beim Nachbarn.',
      ],
    },
  },
  jobFrame: {
    tasks: 'Darum geht es',
    profile: 'Das brauchen Sie dafür',
    offerTitle: 'Und das bekommen Sie',
    offer: [
      'Ein Team von 31 Menschen, die sich alle mit Vornamen kennen',
      'Wunschfrei, das wirklich frei bleibt',
      'Jeden Freitag einen Strauss aus dem Garten, solange er blüht',
    ],
  },
  articles: [
    {
      id: 'rosengarten-rosenschnitt',
      date: '2026-10-31',
      picture: 'home',
      title: 'Der letzte Strauss vor dem Winter',
      teaser: '«Gloria Dei» blühte bis Ende Oktober. Jetzt sind die Stöcke gehäufelt und mit Tannenreis gedeckt.',
      body: [
        'Herr Ammann, früher Gärtner, hat wie jedes Jahr den Schnitt angeleitet, vom Stuhl aus und mit strengem Blick.',
        'Der letzte Strauss stand eine Woche im Speisesaal. Danach wurden die Blätter zu Duftsäckchen.',
      ],
    },
    {
      id: 'rosengarten-ausfahrt',
      date: '2026-09-08',
      picture: 'ausfahrt',
      source: ['Wiesenthaler Blatt', 'https://wiesenthaler-blatt.example/rollstuhlausflug'],
      title: 'Rollstuhlausflug mit dem Turnverein',
      teaser: '22 starke Arme, elf Rollstühle und ein Picknick am Bach: So geht ein Samstag im September.',
      body: [
        'Der Turnverein Wiesenthal schiebt seit 1994 jedes Jahr einen Tag lang. Manche der Turner von damals sassen dieses Mal selbst im Rollstuhl.',
      ],
    },
    {
      id: 'rosengarten-sonntagskaffee',
      date: '2026-06-21',
      picture: 'tisch',
      title: 'Sonntagskaffee unter der Pergola',
      teaser: 'Bis Ende September schenken wir draussen aus. Gebacken wird, was im Garten reif ist.',
      body: [
        'Den Anfang macht Rhabarber, dann kommen Erdbeeren, Johannisbeeren und Aprikosen. Allergien bitte beim Bestellen sagen.',
      ],
    },
    {
      id: 'rosengarten-abschied',
      date: '2026-04-12',
      picture: 'welcome',
      title: 'Wie wir Abschied nehmen',
      teaser: 'Eine Kerze im Eingang, eine Rose auf dem Bett, eine Stunde zum Erzählen: unser Abschiedsritual.',
      body: [
        'Wenn jemand stirbt, treffen sich alle, die möchten, am Abend in der Stube. Angehörige bringen ein Bild mit, wir bringen Geschichten.',
        'Das hilft auch uns, die wir weiterarbeiten.',
      ],
    },
  ],
  jobs: [
    {
      id: 'rosengarten-assistenz-gesundheit',
      area: 'care',
      pensum: [50, 70],
      startDate: '2027-02-01',
      publishFrom: '2026-11-06',
      contact: 'Erika Blumer',
      title: 'Assistentin oder Assistent Gesundheit und Soziales EBA',
      workplace: 'Wiesenthal',
      intro:
        'Sie helfen beim Aufstehen, beim Essen und beim Suchen der Brille, und dazwischen bleibt Zeit für einen Gang durch den Garten.',
      tasks: [
        'Sie unterstützen in der täglichen Pflege',
        'Sie gestalten Nachmittage mit',
        'Sie helfen bei Wäsche und Tisch',
      ],
      profile: ['Abschluss AGS oder Pflegehelferkurs', 'Warmherzigkeit', 'Deutsch für ein gutes Gespräch'],
      contactRole: 'Heimleitung',
    },
  ],
  pages: rosengartenPages,
  ...rosengartenEntries,
};
