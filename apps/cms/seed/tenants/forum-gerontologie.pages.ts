import {
  advantages,
  callToAction,
  downloads,
  events,
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
import { privacyPage } from '../kinds/legal.ts';
import { forumGerontologieParty } from './forum-gerontologie.entries.ts';

export const forumGerontologiePages: Example['pages'] = {
  '/wohnen': {
    title: 'Wohnen im Alter: Wissen und Beratung',
    metaDescription:
      'Zu Hause bleiben, umziehen, zusammenziehen: Kurse, Beratung und Bücher des Forums über das Wohnen im Alter.',
    blocks: [
      hero(
        'Wie wollen wir wohnen?',
        'Wir betreiben keine Häuser. Aber wir wissen, was in guten Häusern anders ist.',
        'haus',
      ),
      pictureRight(
        'welcome',
        'Ein Gespräch vor dem Umzug',
        'Am Mittwochnachmittag beraten wir kostenlos: Was geht noch zu Hause, was kostet welche Wohnform, und wie spricht man mit Geschwistern darüber?',
        'Sie erhalten keine Empfehlung für ein bestimmtes Haus. Sie gehen mit den richtigen Fragen.',
      ),
      text(
        'Woran Sie ein gutes Heim erkennen',
        '- Es riecht nach Essen, nicht nach Putzmittel.',
        '- Jemand grüsst Sie, bevor Sie fragen.',
        '- Auf die Frage, wann man aufstehen muss, kommt Erstaunen.',
        '- Sie dürfen auch ohne Termin wiederkommen.',
      ),
      questions(
        'Was oft gefragt wird',
        [
          'Kann ich bei Kursen übernachten?',
          'Im Haus nicht. Fünf Minuten entfernt liegen zwei Gasthäuser; das Sekretariat reserviert gern für Sie.',
        ],
        [
          'Muss ich vom Fach sein?',
          'Für die Beratung und die Abende nicht. Bei Lehrgängen steht die Voraussetzung dabei.',
        ],
      ),
      callToAction(
        'Beratung am Mittwoch',
        'Eine halbe Stunde, kostenlos, auf Wunsch am Telefon.',
        'Termin anfragen',
        '/kontakt',
      ),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Kurshaus und Umgebung',
    metaDescription: 'Das Kurshaus des Forums am Akademieweg: Säle, Bibliothek, Kaffeebar und was in der Nähe liegt.',
    blocks: [
      hero('Kurshaus und Umgebung', 'Hohe Fenster, leise Türen, Stühle mit Armlehnen.', 'haus'),
      pictureLeft(
        'welcome',
        'Räume, in denen man denken kann',
        'Vier Seminarräume für höchstens 24 Personen, ein Bewegungsraum zum Üben und ein Saal, in dem man auch in der letzten Reihe jedes Wort versteht.',
      ),
      text(
        'In der Nähe',
        '- Tramhaltestelle «Akademie»: 120 Meter, stufenlos',
        '- Park mit Bänken alle fünfzig Schritte: gleich hinter dem Haus',
        '- Zwei Gasthäuser mit Zimmern: fünf Gehminuten',
      ),
      gallery('Räume und Momente', 'haus', 'home', 'welcome', 'saal'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Was im Kurshaus stattfindet',
    blocks: [
      hero('Was im Kurshaus stattfindet', 'Vom Abendvortrag bis zum Lehrgang.', 'saal'),
      text(
        'Jede Woche',
        '- Mittwoch: Bibliothek mit Beratung, 10 bis 19 Uhr',
        '- Mittwoch: Gespräch über das Wohnen, ab 14 Uhr',
        '- Donnerstag: Mittagstisch mit einer Frage, 12.15 Uhr',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Wissen für Pflege und Betreuung',
    metaDescription:
      'Kurse für Pflegende und Betreuende: Demenz, Palliative Care, Sucht, Gewalt, Humor. Aus der Praxis, für die Praxis.',
    blocks: [
      hero('Wissen für Pflege und Betreuung', 'Kurse, nach denen man am nächsten Morgen etwas anders macht.', 'haende'),
      pictureRight(
        'home',
        'Wie wir unterrichten',
        'Unsere Dozierenden arbeiten mindestens die halbe Woche selbst mit alten Menschen. Sie bringen ihre Fälle mit und Sie die Ihren.',
        'Folien gibt es wenige. Geübt wird zu zweit, am Bett, am Boden und im Gespräch.',
      ),
      advantages(
        'Unsere Schwerpunkte',
        ['Demenz', 'Vom ersten Verdacht bis zur letzten Begleitung.'],
        ['Palliative Care', 'Schmerz, Atemnot, Abschied, und wer sich um die Pflegenden kümmert.'],
        ['Seelische Gesundheit', 'Depression, Wahn und Sucht, die im Alter oft niemand sucht.'],
        ['Zusammenarbeit', 'Mit Angehörigen, Freiwilligen und Menschen aus vielen Ländern.'],
      ),
      quote(
        'Nach dem Kurs habe ich aufgehört zu fragen, ob jemand schon gegessen hat. Ich setze mich jetzt dazu.',
        'Samira T.',
        'Fachfrau Gesundheit',
      ),
      events('Die nächsten Kurse', 3),
      callToAction(
        'Kurs bei Ihnen im Haus',
        'Ab acht Personen kommen wir zu Ihnen, auch am Abend.',
        'Anfragen',
        '/kontakt',
      ),
    ],
  },
  '/gastronomie': {
    title: 'Kaffeebar',
    metaDescription:
      'Die Kaffeebar im Kurshaus: Frühstück vor dem Kurs, Mittagstisch am Donnerstag, Apéro nach der Tagung.',
    blocks: [
      hero('Die Kaffeebar', 'Die Pause ist der wichtigste Teil des Kurses. Also soll sie schmecken.', 'welcome'),
      text(
        'Was es gibt',
        'Ab 8 Uhr Kaffee und Gipfeli, um 12.15 Uhr Suppe und ein Tagesteller für 16 Franken. Bei Tageskursen ist das Mittagessen inbegriffen.',
        'Bei uns probieren Sie auch, worüber wir reden: Am Donnerstag gibt es immer ein Gericht in weicher Kost. Meist ist es zuerst weg.',
      ),
      callToAction('Tagung mit Essen', 'Für Gruppen von 10 bis 320 Personen.', 'Raum und Essen anfragen', '/kontakt'),
    ],
  },
  '/ueber-uns': {
    title: 'Über das Forum',
    metaDescription:
      'Wer das Forum Gerontologie ist: seit 1998, neun Festangestellte, 80 Dozierende und Expertinnen des Alltags.',
    blocks: [
      hero('Über das Forum', 'Neun Angestellte, 80 Dozierende und eine Frage: Wie wird man gut alt?', 'saal'),
      text(
        'Wie es begann',
        '1998 trafen sich zwölf Pflegende jeden Monat in einer Küche, um über das zu reden, was in keiner Ausbildung vorkam. Als die Küche zu klein wurde, mieteten sie einen Saal.',
        'Heute besuchen 2600 Menschen im Jahr unsere Kurse. Am Küchentisch von damals tagt noch immer der Fachrat.',
      ),
      people('Wer hier arbeitet'),
      quote(
        'Man hat mich mein Leben lang belehrt. Mit 90 durfte ich endlich selbst unterrichten.',
        'Ernst Hediger',
        'Experte des Alltags',
      ),
      houses('Unser Haus'),
      news('Aus dem Forum', 2),
    ],
  },
  '/jobs': {
    title: 'Mitarbeit',
    metaDescription: 'Unterrichten, organisieren, mitdenken: So arbeiten Sie beim Forum Gerontologie mit.',
    blocks: [
      hero('Mitarbeiten', 'Feste Stellen sind selten. Gute Dozierende suchen wir immer.', 'home'),
      text(
        'Unterrichten beim Forum',
        'Sie arbeiten selbst mit alten Menschen, haben etwas zu sagen und hören gern zu? Schicken Sie uns eine Seite: Ihr Thema, Ihre Erfahrung, Ihre beste Frage.',
      ),
      advantages(
        'Was Dozierende schätzen',
        ['Höchstens 24', 'Keine Gruppe ist grösser, die meisten sind kleiner.'],
        ['Anständig bezahlt', 'Auch die Vorbereitung.'],
        ['Nie allein', 'Beim ersten Mal unterrichtet jemand mit Erfahrung mit.'],
      ),
      vacancyTeaser('Feste Stellen'),
    ],
  },
  '/jobs/ausbildung': {
    title: 'Weiterbilden mit Abschluss',
    metaDescription:
      'Lehrgänge mit Abschluss beim Forum Gerontologie: Gerontopsychiatrie, Alltagsgestaltung, Berufsbildung.',
    blocks: [
      hero(
        'Weiterbilden mit Abschluss',
        'Drei Lehrgänge, berufsbegleitend und mit Menschen, um die es geht.',
        'welcome',
      ),
      advantages(
        'Warum hier',
        ['Kleine Klassen', 'Höchstens 18 Personen, damit alle zu Wort kommen.'],
        ['Aus der Praxis', 'Ihre Abschlussarbeit löst ein Problem in Ihrem Betrieb.'],
        ['Stipendien', 'Am Geld soll es nicht scheitern. Fragen Sie uns.'],
      ),
      callToAction(
        'Einen Tag zuhören',
        'Besuchen Sie einen Kurstag, bevor Sie sich entscheiden.',
        'Besuch anfragen',
        '/kontakt',
      ),
    ],
  },
  '/kontakt': {
    title: 'Kontakt',
    metaDescription: 'So erreichen Sie das Forum Gerontologie in Zürich: Sekretariat, Anmeldung und Weg zum Kurshaus.',
    blocks: [
      hero('Fragen Sie uns', 'Das Sekretariat ist Montag bis Donnerstag da. Schreiben können Sie immer.'),
      people('Wer Ihnen weiterhilft', 'monika-hess', 'david-schaub'),
      journey(
        'Der Weg zum Kurshaus',
        [
          'Vom Hauptbahnhof mit dem Tram 10 bis «Akademie», elf Minuten. Der Eingang liegt gegenüber und ist stufenlos.',
        ],
        [
          'Parkplätze haben wir keine, ausser einem im Hof für Menschen mit eingeschränkter Mobilität. Bitte reservieren.',
        ],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Unser Haus',
    blocks: [hero('Ein Haus zum Lernen', 'Die meisten Kurse finden hier statt. Für die anderen kommen wir zu Ihnen.')],
  },
  '/datenschutz': privacyPage(
    forumGerontologieParty,
    'Wer bei uns lernt, erzählt oft von Menschen, die ihm anvertraut sind. Vertraulichkeit gehört darum zu unserem Handwerk, auch auf dieser Website.',
    'Melden Sie sich für einen Kurs an, bewahren wir Namen, Adresse und Kursbestätigung zehn Jahre auf, damit wir Ihnen später ein Duplikat ausstellen können.',
  ),
  '/s/lehrgaenge': {
    title: 'Lehrgänge',
    metaDescription: 'Die drei Lehrgänge des Forums: wie lange, wie teuer, für wen, und wie Sie sich anmelden.',
    blocks: [
      hero('Lehrgänge', 'Für alle, die es genau wissen wollen und trotzdem arbeiten müssen.', 'home'),
      text(
        'Die nächsten Starts',
        '- Berufsbildung in der Langzeitpflege: 8. März 2027, 5 Tage',
        '- Alltagsgestaltung und Freiwillige: 23. August 2027, 2 Semester',
        '- Gerontopsychiatrie: 30. August 2027, 4 Semester',
      ),
      questions(
        'Gut zu wissen',
        [
          'Wie viel Zeit brauche ich?',
          'Rechnen Sie mit zwei Kurstagen im Monat und einem halben Tag pro Woche für Lektüre und Übungen.',
        ],
        ['Wer bezahlt?', 'Oft beteiligt sich der Betrieb. Wir geben Ihnen eine Vorlage für das Gespräch mit.'],
        ['Gibt es Prüfungen?', 'Eine Abschlussarbeit und ein Gespräch darüber, mit Kaffee.'],
      ),
      downloads('Programm und Bedingungen'),
      callToAction(
        'Infoabend',
        'Jeden ersten Dienstag um 18 Uhr, vor Ort oder am Bildschirm.',
        'Sich anmelden',
        '/kontakt',
      ),
    ],
  },
  '/s/bibliothek': {
    title: 'Bibliothek',
    metaDescription: '6000 Titel über das Altern, offen für alle: die Bibliothek des Forums, mittwochs mit Beratung.',
    blocks: [
      hero('Bibliothek', 'Vom Bilderbuch über das Vergessen bis zur Habilitation.', 'welcome'),
      text(
        'So leihen Sie aus',
        'Ein Ausweis und ein Lächeln genügen. Vier Bücher, vier Wochen, keine Mahngebühren im ersten Monat.',
        '- Mittwoch 10 bis 19 Uhr, mit Aurelia Caduff',
        '- übrige Tage: während der Kurse, zum Lesen vor Ort',
      ),
      text('Zuhören statt lesen', 'Viele Titel gibt es als Hörbuch oder in grosser Schrift. Fragen Sie einfach.'),
    ],
  },
  '/v/heute-im-haus': {
    title: 'Heute im Haus',
    blocks: [
      text('Grosser Saal', '9 Uhr: Lehrgang Gerontopsychiatrie, Tag 7', '18.30 Uhr: öffentlicher Vortrag'),
      text('Seminarraum 1', '9 Uhr: Palliative Care, Grundkurs'),
      text('Seminarraum 2', '13.30 Uhr: Supervision'),
      text('Kaffeebar', '12.15 Uhr: Mittagstisch. Die Frage heute: Wann waren Sie zuletzt gern allein?'),
    ],
  },
};
