import type { Example } from '../example.ts';
import { kreuzstiftEntries } from './kreuzstift.entries.ts';
import { kreuzstiftPages } from './kreuzstift.pages.ts';

export const kreuzstift: Example = {
  key: 'kreuzstift',
  name: 'Kreuzstift',
  city: 'Altmatt',
  address: ['Stiftsgasse 1', '8854 Altmatt'],
  phone: '055 000 00 00',
  email: 'kontakt@kreuzstift.example',
  socials: [
    ['facebook', 'https://facebook.example/kreuzstift'],
    ['youtube', 'https://youtube.example/kreuzstift'],
  ],
  pictures: {
    home: {
      scene: 'house',
      alt: 'Das Kreuzstift mit Uhrturm und Lukarnen, davor ein Weg mit Blumen',
      options: { building: 'stift', trees: ['round', 'round'] },
    },
    welcome: {
      scene: 'garden',
      alt: 'Klostergarten mit Rosenbogen und gebundenem Weg',
      options: { building: 'stift', mood: 'morning' },
    },
    stube: {
      scene: 'livingRoom',
      alt: 'Lesestube mit rotem Sessel und Stehtisch am Fenster',
      options: { people: true },
    },
    kueche: { scene: 'kitchen', alt: 'Köchin am Herd der Stiftsküche, auf dem Brett frisches Obst' },
    weg: {
      scene: 'rest',
      alt: 'Zwei Menschen auf einer Bank blicken auf See und Berge',
      options: { trees: ['round'] },
    },
    abend: {
      scene: 'festival',
      alt: 'Lampions im Innenhof, Gäste an gedeckten Tischen',
      options: { building: 'stift', mood: 'evening' },
    },
  },
  frame: {
    openingHours: 'Pforte täglich 7.30 bis 19 Uhr',
    nav: [
      ['Wohnen', '/wohnen'],
      ['Pflege', '/pflege-betreuung'],
      ['Stiftsküche', '/gastronomie'],
      ['Anlässe', '/events'],
      ['Jobs', '/jobs'],
      ['Kontakt', '/kontakt'],
    ],
    footer: {
      'Das Stift': [
        ['Geschichte und Leitung', '/ueber-uns'],
        ['Haus und Umgebung', '/wohnen/haus-umgebung'],
        ['Stiftsküche', '/gastronomie'],
      ],
      'Für Gäste': [
        ['Anlässe', '/events'],
        ['Berichte', '/media'],
        ['Kontakt', '/kontakt'],
      ],
      'Für Bewerbende': [
        ['Stellen', '/jobs/offene-stellen'],
        ['Lehrstellen', '/jobs/offene-lehrstellen'],
        ['Ausbildung', '/jobs/ausbildung'],
      ],
    },
    metaTitle: 'Alterszentrum Kreuzstift: ein Haus mit langer Geschichte',
    metaDescription:
      'Seit 1742 eine Zuflucht, heute ein modernes Alterszentrum mitten im Ort: das Kreuzstift in Altmatt.',
    metaKeywords: 'Alterszentrum, Stift, Pflegeheim, Altmatt, Demenz, Mittagstisch',
    hero: [
      'Offene Türen seit 1742',
      'Früher klopften Pilger an, heute Nachbarn, Enkel und alle, die ein Zuhause im Alter suchen.',
    ],
    doors: [
      [
        'Ein Zimmer anfragen',
        'Dreiundfünfzig Zimmer hinter dicken Mauern, alle mit Lift, Bad und Blick ins Grüne.',
        '/wohnen',
      ],
      ['Mitarbeiten', 'Tradition haben wir genug. Was uns fehlt, sind Sie.', '/jobs'],
      ['Zu Gast sein', 'Mittagstisch, Konzerte, Hofcafé: Die Pforte steht offen.', '/gastronomie'],
    ],
    welcome: [
      'Ein Hof, drei Generationen',
      [
        'Das Kreuzstift liegt zwischen Kirche und Schulhaus. In der Pause holen Kinder bei uns den Ball aus dem Brunnen, am Mittag essen Handwerker in der Stiftsküche, am Abend singt der Chor im Saal.',
        'Gepflegt wird hier seit bald dreihundert Jahren. Geblieben ist der Grundsatz der Stifterin: niemanden abweisen und niemanden drängen.',
      ],
    ],
    newsTitle: 'Stiftsnachrichten',
    vacanciesTitle: 'Freie Stellen im Stift',
    galleryTitle: 'Hof, Haus und Garten',
    journey: {
      title: 'Lage und Anfahrt',
      publicTransport: [
        'Der Bahnhof Altmatt liegt 400 Meter entfernt, der Weg ist eben und führt am Brunnen vorbei. Die Pforte erkennen Sie am Uhrturm.',
      ],
      byCar: [
        'Folgen Sie im Kreisel dem Schild «Zentrum». Die Einfahrt zum Hof ist schmal; bitte parkieren Sie auf dem Kirchplatz, die ersten zwei Stunden sind gratis.',
      ],
    },
  },
  jobFrame: {
    tasks: 'Ihre Aufgaben',
    profile: 'Ihr Profil',
    offerTitle: 'Gute Gründe für das Kreuzstift',
    offer: [
      'Arbeitsplatz im Zentrum, drei Minuten vom Bahnhof',
      'Mitsprache in der Betriebskommission',
      'Kinderhort im Nachbarhaus mit vergünstigten Plätzen',
      'Lohn nach kantonaler Besoldung',
    ],
  },
  articles: [
    {
      id: 'kreuzstift-turmuhr',
      date: '2026-11-09',
      picture: 'home',
      source: ['Altmatter Anzeiger', 'https://altmatter-anzeiger.example/turmuhr'],
      title: 'Die Turmuhr geht wieder, und alle schlafen besser',
      teaser:
        'Elf Wochen stand sie still. Nun schlägt die Uhr von 1811 wieder jede Viertelstunde, nachts auf Wunsch des Bewohnerrats etwas leiser.',
      body: [
        'Ein Zahnrad aus Bronze war gebrochen, das niemand mehr herstellt. Der pensionierte Uhrmacher Herr Bisig aus dem zweiten Stock hat die Zeichnung dafür gemacht.',
        'Zur Feier gab es um zwölf Uhr zwölf Gläschen. Er selbst trank keines davon; er hörte zu.',
      ],
    },
    {
      id: 'kreuzstift-mittagstisch',
      date: '2026-10-15',
      picture: 'kueche',
      title: 'Mittagstisch für 14 Franken: alle willkommen',
      teaser: 'Von Montag bis Freitag kocht die Stiftsküche für den ganzen Ort. Anmeldung bis neun Uhr genügt.',
      body: [
        'Suppe, Salat, Hauptgang und ein kleines Dessert: mehr braucht ein Mittag nicht. Am Donnerstag gibt es immer etwas ohne Fleisch.',
        'Wer nicht gut zu Fuss ist, wird vom Fahrdienst geholt. Bitte beim Anmelden sagen.',
      ],
    },
    {
      id: 'kreuzstift-hofkonzert',
      date: '2026-08-28',
      picture: 'abend',
      title: 'Fünf Abende, fünf Ensembles: die Hofkonzerte 2026',
      teaser:
        'Vom Streichquartett bis zur Guggenmusik war alles dabei. Der Innenhof war jedes Mal bis auf den letzten Stuhl besetzt.',
      body: [
        'Besonders in Erinnerung bleibt der Abend, an dem das Akkordeonorchester die Wünsche des Publikums spielte. Der älteste Wunsch stammte von 1938.',
      ],
    },
    {
      id: 'kreuzstift-garten',
      date: '2026-05-18',
      picture: 'welcome',
      title: 'Der Kräutergarten ist rollstuhlgängig',
      teaser: 'Neue Hochbeete, breitere Wege, ein Handlauf: Nun kommen alle an die Pfefferminze heran.',
      body: [
        'Die Beete sind so gebaut, dass man mit den Knien darunterkommt. Gejätet wird seither freiwillig, was der Gärtner nicht für möglich hielt.',
      ],
    },
    {
      id: 'kreuzstift-lesestube',
      date: '2026-03-03',
      picture: 'stube',
      title: 'Vorlesen, jeden Dienstag um drei',
      teaser: 'Schülerinnen und Schüler der sechsten Klasse lesen vor. Manchmal ist es umgekehrt.',
      body: [
        'Zwölf Kinder kommen, zwanzig Stühle stehen bereit. Gelesen wird, was gefällt: Krimis, Märchen, die Zeitung von gestern.',
      ],
    },
  ],
  jobs: [
    {
      id: 'kreuzstift-wohngruppenleitung',
      area: 'care',
      pensum: [80, 100],
      publishFrom: '2026-11-12',
      contact: 'Andrea Marty',
      title: 'Leitung Wohngruppe Demenz',
      workplace: 'Altmatt, Wohngruppe Rosmarin',
      intro:
        'Zwölf Menschen mit Demenz, vierzehn Mitarbeitende, ein eigener Garten. Sie führen mit Herz und mit klarem Kopf.',
      tasks: [
        'Sie führen das Team fachlich und personell',
        'Sie entwickeln das Konzept der Wohngruppe weiter',
        'Sie sind für Angehörige die erste Ansprechperson',
      ],
      profile: [
        'Diplom HF oder FH, Führungsausbildung von Vorteil',
        'Fundierte Erfahrung mit Menschen mit Demenz',
        'Sicherheit im Umgang mit Zahlen und Gefühlen',
      ],
      contactRole: 'Leitung Pflegedienst',
    },
    {
      id: 'kreuzstift-lehrstelle-fage',
      kind: 'apprenticeship',
      area: 'care',
      pensum: [100, 100],
      startDate: '2027-08-09',
      publishFrom: '2026-08-24',
      contact: 'Nadia Steiner',
      title: 'Zwei Lehrstellen Fachfrau / Fachmann Gesundheit EFZ',
      workplace: 'Altmatt',
      intro:
        'Du lernst einen Beruf, in dem du jeden Tag gebraucht wirst, und hast dafür eine Berufsbildnerin, die nur für die Lernenden da ist.',
      tasks: [
        'Du pflegst und begleitest Menschen im Alltag',
        'Du lernst Medizintechnik und Hygiene',
        'Du arbeitest auf drei Wohngruppen',
      ],
      profile: ['Abgeschlossene Volksschule', 'Schnupperlehre im Kreuzstift', 'Respekt vor dem Alter'],
      contactRole: 'Berufsbildung',
    },
    {
      id: 'kreuzstift-service',
      area: 'hotel',
      pensum: [40, 60],
      publishFrom: '2026-10-26',
      contact: 'Heinz Gwerder',
      title: 'Restaurationsfachperson für Stiftsküche und Hofcafé',
      workplace: 'Altmatt, Stiftsküche',
      intro: 'Mittags der ganze Ort, nachmittags Kuchen und Jass: Sie sind die Person, auf die sich alle freuen.',
      tasks: ['Sie bedienen Gäste und Bewohnende', 'Sie betreuen Bankette im Stiftssaal', 'Sie führen die Kasse'],
      profile: [
        'EFZ in der Restauration oder viel Erfahrung',
        'Gute Merkfähigkeit für Namen und Vorlieben',
        'Frei an zwei Wochenenden im Monat',
      ],
      contactRole: 'Leitung Gastronomie',
    },
    {
      id: 'kreuzstift-hauswart',
      area: 'technical',
      pensum: [100, 100],
      startDate: '2027-01-04',
      publishFrom: '2026-09-28',
      publishUntil: '2026-12-31',
      contact: 'Heinz Gwerder',
      title: 'Fachperson Betriebsunterhalt EFZ',
      workplace: 'Altmatt, Haus und Hof',
      intro: 'Mauern von 1742, Heizung von 2024: Sie verstehen beides und finden den Fehler, bevor ihn jemand meldet.',
      tasks: [
        'Sie unterhalten Gebäude, Technik und Umgebung',
        'Sie begleiten Handwerker',
        'Sie leisten Pikett im Wechsel zu dritt',
      ],
      profile: [
        'EFZ Betriebsunterhalt oder handwerklicher Grundberuf',
        'Freude an alten Häusern',
        'Dienstleistung als Haltung',
      ],
      contactRole: 'Leitung Infrastruktur',
    },
  ],
  pages: kreuzstiftPages,
  ...kreuzstiftEntries,
};
