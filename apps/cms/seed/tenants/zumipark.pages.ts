import {
  advantages,
  callToAction,
  downloads,
  gallery,
  hero,
  houses,
  journey,
  news,
  people,
  pictureLeft,
  pictureRight,
  questions,
  quote,
  text,
  vacancyTeaser,
} from '../blocks.ts';
import type { Example } from '../example.ts';
import { menuPage, trainingPage } from '../kinds/careHome.ts';
import { privacyPage } from '../kinds/legal.ts';
import { zumiparkParty } from './zumipark.entries.ts';

export const zumiparkPages: Example['pages'] = {
  '/wohnen': {
    title: 'Wohnungen',
    metaDescription:
      '78 Wohnungen von zwei bis viereinhalb Zimmern, mit Park, Restaurant, Hallenbad und eigener Spitex.',
    blocks: [
      hero('Ihre Tür, Ihr Schlüssel', '78 Wohnungen in drei Häusern, alle mit Loggia und Küche.', 'welcome'),
      advantages(
        'Im Grundservice enthalten',
        ['Réception', 'Von 7 bis 21 Uhr, mit Concierge für Karten, Fahrten und Handwerker.'],
        ['Mittagsmenü', 'Im Restaurant oder in der Wohnung.'],
        ['Hallenbad und Fitness', '31 Grad Wasser, 24 Stunden Notruf.'],
        ['Hausdienst', 'Lampe, Bild, Fernbedienung: Ein Anruf genügt.'],
      ),
      pictureRight(
        'haus',
        'Drei Häuser',
        'Linde ist gesellig, Buche ruhig, Ahorn für alle, die mehr Hilfe brauchen. Umziehen innerhalb des Parks kostet nichts.',
      ),
      questions(
        'Was Interessierte wissen wollen',
        ['Ist ein Eintrittsalter vorgesehen?', 'Mindestens 60 Jahre. Die Jüngste ist 62, der Älteste 101.'],
        ['Miete oder Kauf?', 'Miete, kündbar auf drei Monate. Ein Depot verlangen wir nicht.'],
        [
          'Was, wenn ich pflegebedürftig werde?',
          'Dann kommt unsere Spitex zu Ihnen. Erst wenn das nicht mehr reicht, sprechen wir über das Haus Ahorn.',
        ],
      ),
      downloads('Grundrisse und Preise', 'wohnungen-und-preise'),
      callToAction(
        'Musterwohnung besichtigen',
        'Täglich nach Vereinbarung, auch am Wochenende.',
        'Termin wählen',
        '/kontakt',
      ),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Haus & Park',
    metaDescription: 'Zwei Hektaren Park, drei Häuser, ein Pavillon: die Umgebung der Residenz.',
    blocks: [
      hero('Zwei Hektaren Park', '94 Bäume, jeder mit Namensschild, und ein Gärtner, der sie alle duzt.', 'park'),
      pictureLeft(
        'home',
        'Zwölf Minuten bis ins Dorf',
        'Durch die Allee zu Fuss oder mit dem Shuttle, der alle zwanzig Minuten fährt.',
      ),
      text(
        'Unter einem Dach',
        '- Bibliothek mit 4200 Büchern',
        '- Hallenbad, Sauna, Fitness',
        '- Atelier, Musikzimmer, Werkstatt',
        '- Gästezimmer für Besuch',
      ),
      gallery('Eindrücke'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Programm',
    blocks: [
      hero(
        'Ein Haus mit Programm',
        'Kultur, Bewegung, Tafelfreuden. Und an jedem letzten Freitag eine Lebensgeschichte.',
        'tisch',
      ),
      text(
        'Jede Woche',
        '- Dienstag: Bridge, 14 Uhr',
        '- Mittwoch: Konzert im Gartensaal, 17 Uhr',
        '- Samstag: Kino, 19.30 Uhr',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Pflege zu Hause',
    metaDescription:
      'Die hauseigene Spitex pflegt Sie in Ihrer Wohnung, rund um die Uhr, von der Spritze bis zur Nachtwache.',
    blocks: [
      hero('Die Pflege kommt zu Ihnen', 'In Ihrer Wohnung, zu Ihrer Zeit, mit Klingeln.', 'home'),
      text(
        'Was unsere Spitex leistet',
        '- Grundpflege und Behandlungspflege',
        '- Medikamente, Wundpflege, Begleitung zu Ärzten',
        '- Nachtwache und Palliative Care',
        'Abgerechnet wird mit der Krankenkasse; Sie bezahlen nur Ihren Anteil.',
      ),
      quote(
        'Nach der Operation blieb ich zwei Wochen im Bett, in meinem eigenen. Das war das Beste daran.',
        'Georg L.',
        'wohnt seit 2019 in der Residenz',
      ),
      pictureRight(
        'welcome',
        'Haus Ahorn',
        'Wer mehr Hilfe braucht, zieht drei Türen weiter: eigene Wohnung, Pflege im Haus, derselbe Park.',
      ),
      callToAction(
        'Was brauchen Sie?',
        'Claudia Hofstetter klärt den Bedarf in einer Stunde.',
        'Gespräch vereinbaren',
        '/kontakt',
      ),
    ],
  },
  '/gastronomie': {
    title: 'Restaurant',
    metaDescription: 'Dreimal ausgezeichnete Küche, mittags und abends, auch für Gäste von auswärts.',
    blocks: [
      hero('Man möchte gleich einziehen', 'So steht es im Prüfbericht. Zum Essen genügt eine Reservation.', 'kueche'),
      text(
        'Öffnungszeiten',
        'Täglich von 11.30 bis 14 Uhr und von 18 bis 21 Uhr. Die Bar ist dazwischen offen.',
        'Bankette bis 70 Personen im Gartensaal.',
      ),
      downloads('Die Karte', 'speisekarte-winter'),
      callToAction('Tisch reservieren', 'Mittags, abends, mit oder ohne Wohnung im Haus.', 'Reservieren', '/kontakt'),
    ],
  },
  '/ueber-uns': {
    title: 'Über uns',
    metaDescription: 'Gastgeberinnen und Gastgeber im Park: wer die Residenz führt und was wir darunter verstehen.',
    blocks: [
      hero('Gastgeber von Beruf', '140 Menschen sorgen dafür, dass Sie es nicht merken.', 'haus'),
      text(
        'Die Residenz',
        '1988 eröffnet, 2016 um das Haus Ahorn erweitert. Seit 2014 trägt die Küche ein Siegel, zum dritten Mal in Folge.',
      ),
      people('Unser Team'),
      quote('Guter Service ist wie ein guter Gärtner. Man sieht nur, dass alles blüht.', 'Yvonne Matter', 'Concierge'),
      houses('Linde, Buche, Ahorn'),
      news('Aus dem Parkblatt', 3),
    ],
  },
  '/jobs': {
    title: 'Jobs',
    metaDescription: 'Karriere im Park: durchgehende Dienste, Hallenbad und ein Personalmenü vom selben Herd.',
    blocks: [
      hero('Gastgeberin, Gastgeber gesucht', 'In der Küche, am Empfang und in der Pflege.', 'kueche'),
      advantages(
        'Was Sie glücklich machen soll',
        ['Keine Zimmerstunde', 'Ihr Dienst hat einen Anfang und ein Ende.'],
        ['Hallenbad', 'Vor oder nach der Arbeit, wann Sie wollen.'],
        ['Ein Herd', 'Personalmenü und Gästemenü kommen aus denselben Töpfen.'],
      ),
      vacancyTeaser('Offen im Park'),
    ],
  },
  '/jobs/ausbildung': trainingPage(
    [
      hero('Lehre mit Stil', 'Wer hier lernt, hat später überall gute Karten.', 'kueche'),
      advantages(
        'Das bekommst du',
        ['Sprachaufenthalt', 'Zwei Wochen in Lausanne oder Lugano.'],
        ['Wettbewerbe', 'Wir melden dich an und bezahlen die Zutaten.'],
        ['Tischkultur', 'Einmal im Monat isst du als Gast.'],
      ),
      quote(
        'Florian Egli kostet alles. Auch, was ich lieber versteckt hätte.',
        'Nico B.',
        'Kochlehrling im dritten Jahr',
      ),
    ],
    'Ein Tag in der Küche, an der Réception oder auf Tour mit der Spitex.',
  ),
  '/kontakt': {
    title: 'Kontakt',
    metaDescription: 'Réception, Ansprechpersonen und Anreise zur Seniorenresidenz in Zumberg.',
    blocks: [
      hero('Réception', 'Täglich von 7 bis 21 Uhr, auch am Telefon.'),
      people('Für Sie da', 'patrizia-dubach', 'claudia-hofstetter'),
      journey(
        'Wie Sie zu uns finden',
        ['Bahn bis «Zumberg Dorf», dann Shuttle oder zwölf Minuten durch die Allee.'],
        ['Ausfahrt Zumberg, braune Tafeln; Tiefgarage für Gäste.'],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Unsere Häuser',
    blocks: [hero('Linde, Buche, Ahorn', 'Drei Häuser, durch gedeckte Wege verbunden. Der Schirm bleibt im Schrank.')],
  },
  '/datenschutz': privacyPage(
    zumiparkParty,
    'Diskretion gehört zum Service. Sie gilt an der Réception, in Ihrer Wohnung und auf dieser Website.',
    '- Bei Reservationen im Restaurant: Name und Telefonnummer, bis zum Tag danach.',
  ),
  '/s/hausordnung': {
    title: 'Hausordnung',
    blocks: [
      text(
        'Für ein angenehmes Miteinander',
        '- Klavier und Werkbank ruhen von 12.30 bis 14 und ab 21 Uhr.',
        '- Im Restaurant gibt es keine Kleiderordnung, nur Beispiele.',
        '- Im Hallenbad duscht man vorher. Danach darf man auch.',
        '- Hunde kennen den Weg um die Rosenbeete herum.',
      ),
    ],
  },
  '/s/besuchszeiten': {
    title: 'Besuch und Gästezimmer',
    blocks: [
      text(
        'Sie wohnen hier',
        'Also empfangen Sie, wen und wann Sie wollen. Die Haustür öffnet nach 21 Uhr mit Ihrem Schlüssel oder über die Nachtglocke.',
      ),
      text(
        'Gästezimmer',
        'Vier Zimmer im Haus Buche, 95 Franken pro Nacht mit Frühstück. Reservieren Sie an der Réception.',
      ),
      callToAction('Gästezimmer reservieren', 'Über Feiertage bitte früh.', 'Anfragen', '/kontakt'),
    ],
  },
  '/v/tagesmenu': menuPage(
    'Restaurant, heute Mittag',
    ['Vorspeise', 'Nüsslisalat mit Ei und Croûtons'],
    ['Hauptgang', 'Zanderfilet auf Rahmlinsen', 'oder Steinpilzrisotto'],
    ['Dessert', 'Vermicelles mit Rahm'],
    ['Heute im Haus', 'Konzert im Gartensaal, 17 Uhr'],
  ),
};
