import {
  advantages,
  callToAction,
  doors,
  downloads,
  events,
  gallery,
  hero,
  houses,
  journey,
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
import { kreuzstiftParty } from './kreuzstift.entries.ts';

export const kreuzstiftPages: Example['pages'] = {
  '/wohnen': {
    title: 'Wohnen',
    metaDescription: 'Dreiundfünfzig Zimmer hinter dicken Mauern: wohnen im Kreuzstift, mitten in Altmatt.',
    blocks: [
      hero('Dicke Mauern, helle Zimmer', 'Im Sommer kühl, im Winter warm und immer im Zentrum.', 'home'),
      pictureRight(
        'stube',
        'Ein Zimmer mit Namen',
        'Ihr Zimmer heisst vielleicht «Agatha» oder «Schulmeister Ochsner»: Wir benennen die Türen nach Menschen, die hier gelebt haben.',
        'Bad, Lift und Pflegebett sind neu, die Fenstersimse so tief, dass man darauf sitzen kann.',
      ),
      text(
        'Mitten im Ort',
        '- Bahnhof: 400 Meter',
        '- Kirche und Schulhaus: über den Hof',
        '- Bäckerei, Bank, Arzt: in zwei Gassen',
      ),
      questions(
        'Vor dem Eintritt',
        ['Muss ich katholisch sein?', 'Nein. Die Stifterin wollte niemanden abweisen, und daran halten wir uns.'],
        ['Kann ich das Zimmer vorher sehen?', 'Ja, und Sie dürfen eine Nacht zur Probe schlafen.'],
        ['Was kostet es?', 'Die Preise stehen im Dokument unten. Reicht das Geld nicht, hilft der Stiftungsfonds.'],
      ),
      events('Zu Gast im Stift', 2),
      downloads('Preise', 'preisliste'),
      callToAction(
        'An die Pforte klopfen',
        'Ruth Kälin meldet Sie an und zeigt Ihnen das Haus.',
        'Zimmer anfragen',
        '/kontakt',
      ),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Haus und Umgebung',
    metaDescription: 'Innenhof, Klostergarten, Uhrturm und Stiftssaal: ein Rundgang durch das Kreuzstift.',
    blocks: [
      hero('Ein Hof wie eine Stube', 'Brunnen, Linde, zwölf Bänke und immer jemand, der grüsst.', 'abend'),
      pictureLeft(
        'welcome',
        'Der Klostergarten',
        'Rosenbogen, Hochbeete und ein Handlauf, der einmal rundherum führt. Was hier wächst, steht am Mittag auf dem Tisch.',
      ),
      pictureRight(
        'weg',
        'Bis zum See',
        'Der Uferweg ist eben und beginnt hinter dem Schulhaus. Hin und zurück dauert es eine Stunde, mit Glacepause anderthalb.',
      ),
      gallery('Blick in Hof und Garten'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Anlässe im Stift',
    blocks: [
      hero('Der Kalender des Hauses', 'Konzerte im Hof, Vorlesen in der Stube, Kräuter im Mai.', 'abend'),
      text(
        'Jede Woche wieder',
        '- Dienstag: Vorlesen, 15 Uhr',
        '- Mittwoch: Andacht, 9.30 Uhr',
        '- Freitag: Jass im Hofcafé, 14 Uhr',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Pflege',
    metaDescription: 'Langzeitpflege und eine Wohngruppe für Menschen mit Demenz: so wird im Kreuzstift gepflegt.',
    blocks: [
      hero(
        'Niemanden abweisen, niemanden drängen',
        'Der Satz steht seit 1742 über der Pforte. Wir lesen ihn jeden Tag.',
        'stube',
      ),
      text(
        'Drei Wohngruppen',
        '- Salbei: Langzeitpflege, 22 Plätze',
        '- Lavendel: Langzeitpflege und Ferienplätze, 19 Plätze',
        '- Rosmarin: Menschen mit Demenz, 12 Plätze mit eigenem Garten',
      ),
      advantages(
        'Wie wir pflegen',
        ['Ohne Eile', 'Der Morgen dauert bis elf. Wer früh aufstehen will, kann auch das.'],
        ['Mit Wissen', 'Jede Wohngruppe wird von einer diplomierten Pflegefachperson geführt.'],
        ['Mit Beistand', 'Seelsorger Beda Schuler ist jeden Tag im Haus, für alle Konfessionen und für keine.'],
      ),
      quote(
        'Mein Mann sucht die Tür nach Hause. Auf Rosmarin geht jemand mit, bis er sie gefunden hat.',
        'Margrit B.',
        'Angehörige',
      ),
      callToAction(
        'Ein Gespräch',
        'Andrea Marty kennt alle Zimmer, alle Tarife und die meisten Sorgen.',
        'Termin vereinbaren',
        '/kontakt',
      ),
    ],
  },
  '/gastronomie': {
    title: 'Stiftsküche',
    metaDescription: 'Mittagstisch für 14 Franken, Hofcafé und Bankette im Stiftssaal.',
    blocks: [
      hero('Die Küche des Orts', 'Suppe, Salat, Hauptgang, Dessert: 14 Franken, Montag bis Freitag.', 'kueche'),
      text(
        'Zu Gast',
        'Mittagstisch von 11.30 bis 13 Uhr, Anmeldung bis neun Uhr. Das Hofcafé ist täglich von 13.30 bis 17 Uhr offen, bei Sonne auch der Hof.',
      ),
      doors(
        ['Mitessen', 'Mittagstisch von Montag bis Freitag, mit Fahrdienst.', '/kontakt'],
        ['Zuhören', 'Konzerte im Hof und im Saal, Eintritt frei.', '/events'],
        ['Durchatmen', 'Hof und Klostergarten stehen allen offen.', '/wohnen/haus-umgebung'],
      ),
      downloads('Feiern im Saal', 'saalmiete'),
      callToAction('Anmelden', 'Sagen Sie uns, ob der Fahrdienst Sie holen soll.', 'Platz reservieren', '/kontakt'),
    ],
  },
  '/ueber-uns': {
    title: 'Geschichte und Leitung',
    metaDescription: 'Von der Pilgerherberge zum Alterszentrum: die Geschichte des Kreuzstifts und wer es heute führt.',
    blocks: [
      hero('Seit 1742', 'Eine Witwe, ein leeres Haus und ein Testament von drei Sätzen.', 'home'),
      text(
        'Kurze Geschichte',
        'Anna Katharina Ochsner vermachte ihr Haus «allen, die müde sind». Erst kamen Pilger, dann Waisen, seit 1893 alte Menschen.',
        '2024 wurde die Heizung erneuert. Es war die siebte.',
      ),
      people('Wer das Stift heute führt', 'clemens-reichmuth', 'andrea-marty', 'heinz-gwerder', 'beda-schuler'),
      quote('Ein Stift gehört niemandem. Das macht vieles einfacher.', 'Clemens Reichmuth', 'Stiftsverwalter'),
      houses('Das Haus'),
    ],
  },
  '/jobs': {
    title: 'Jobs',
    metaDescription: 'Arbeiten im Zentrum von Altmatt: Stellen, Lehrstellen und gute Gründe.',
    blocks: [
      hero('Tradition haben wir genug', 'Was uns fehlt, sind Menschen, die fragen, warum wir es so machen.', 'kueche'),
      advantages(
        'Gute Gründe',
        ['Drei Minuten', 'So weit ist es vom Bahnhof.'],
        ['Kinderhort', 'Im Nachbarhaus, mit vergünstigten Plätzen.'],
        ['Mitsprache', 'Die Betriebskommission entscheidet bei Dienstplan und Ferien mit.'],
      ),
      vacancyTeaser('Freie Stellen'),
    ],
  },
  '/jobs/ausbildung': trainingPage(
    [
      hero('Lernende im Stift', 'Neun junge Menschen lernen bei uns. Die Pforte kennt alle ihre Ausreden.', 'welcome'),
      quote(
        'Meine Berufsbildnerin hat immer Zeit. Das hat mir vorher niemand geglaubt.',
        'Timo F.',
        'Lernender im ersten Jahr',
      ),
      advantages(
        'Das gehört dazu',
        ['Eigene Stube', 'Lernzimmer im Turm, mit der besten Aussicht im Haus.'],
        ['Prüfungsfieber', 'Vor der Abschlussprüfung gibt es zwei freie Wochen.'],
      ),
    ],
    'Drei Tage, davon ein Frühdienst. Das Zmorge gibt es dazu.',
  ),
  '/kontakt': {
    title: 'Kontakt',
    metaDescription: 'Die Pforte des Kreuzstifts ist täglich offen. Adresse, Telefon und Anreise.',
    blocks: [
      hero('Die Pforte steht offen', 'Täglich von 7.30 bis 19 Uhr, auch an Feiertagen.'),
      people('An der Pforte und dahinter', 'ruth-kaelin', 'andrea-marty'),
      journey(
        'Lage',
        ['Bahnhof Altmatt, 400 Meter eben am Brunnen vorbei. Ziel ist der Uhrturm.'],
        ['Im Kreisel «Zentrum», parkieren auf dem Kirchplatz; zwei Stunden sind gratis.'],
      ),
    ],
  },
  '/unsere-haeuser': { title: 'Unser Haus', blocks: [hero('Ein einziges Haus', 'Dafür eines mit vielen Ecken.')] },
  '/datenschutz': privacyPage(
    kreuzstiftParty,
    'Pforten haben ein gutes Gedächtnis und einen verschwiegenen Mund. So halten wir es auch mit Ihren Daten.',
    '- Bei der Miete des Stiftssaals: Name und Adresse für Vertrag und Rechnung.',
  ),
  '/s/hausordnung': {
    title: 'Hausordnung',
    blocks: [
      text(
        'Im Haus gilt',
        '- Die Pforte schliesst um 19 Uhr; danach läuten Sie.',
        '- Im Hof wird nicht geraucht, im Kreuzgang auch nicht, dahinter schon.',
        '- Kerzen brennen nur unter Aufsicht: Die Balken sind alt.',
        '- Die Turmuhr schlägt von 22 bis 6 Uhr leise.',
      ),
      callToAction('Anliegen', 'Der Bewohnerrat tagt jeden ersten Montag.', 'Uns schreiben', '/kontakt'),
    ],
  },
  '/s/besuchszeiten': {
    title: 'Besuchszeiten',
    blocks: [
      text(
        'Wann Sie kommen können',
        'Jederzeit, solange die Pforte offen ist. Auf Rosmarin bitten wir um Ruhe zwischen zwölf und zwei.',
        'Wer jemanden in den letzten Tagen begleitet, kommt und geht, wie er möchte.',
      ),
    ],
  },
  '/v/tagesmenu': menuPage(
    'Stiftsküche heute',
    ['Menü 1', 'Flädlisuppe', 'Schweinsbraten mit Polenta und Lauch', 'Zwetschgenkompott'],
    ['Menü 2', 'Linsencurry mit Reis'],
    ['Hofcafé', 'Linzertorte'],
  ),
};
