import {
  advantages,
  callToAction,
  downloads,
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
import { trainingPage } from '../kinds/careHome.ts';
import { privacyPage } from '../kinds/legal.ts';
import { rivabellaParty } from './rivabella.entries.ts';

export const rivabellaPages: Example['pages'] = {
  '/wohnen': {
    title: 'Wohnen',
    metaDescription: 'Zimmer am See, Winterzimmer und kleine Wohnungen: wohnen in der Casa Rivabella im Tessin.',
    blocks: [
      hero('Ein Zimmer am See', 'Für immer, für den Winter oder für ein paar Wochen nach dem Spital.', 'home'),
      pictureRight(
        'welcome',
        'Unter den Arkaden',
        'Die Zimmer haben Holzläden und hohe Decken. Morgens kommt das Licht vom Wasser, abends von den Bergen.',
      ),
      advantages(
        'Drei Arten zu bleiben',
        ['Für immer', '58 Zimmer im Haupthaus, mit Pflege bis zuletzt.'],
        ['Für den Winter', 'Sechs Zimmer von November bis März, mit Vollpension.'],
        ['Zur Erholung', 'Ab einer Woche, mit Therapie im Haus.'],
      ),
      questions(
        'Gut zu wissen',
        [
          'Welche Sprache wird gesprochen?',
          'Italienisch, Deutsch, Französisch und Englisch. Beim Essen alles zusammen.',
        ],
        [
          'Übernimmt mein Kanton die Pflegekosten?',
          'Ja, auch wenn Sie aus einem anderen Kanton kommen. Den Antrag bereiten wir vor.',
        ],
      ),
      downloads('Preise', 'preise'),
      callToAction(
        'Kommen Sie schauen',
        'Claire Berset zeigt Ihnen das Haus in Ihrer Sprache.',
        'Besuch vereinbaren',
        '/kontakt',
      ),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Haus und Umgebung',
    metaDescription: 'Garten, Badeplatz, Anlegestelle: die Casa Rivabella und das Dorf am See.',
    blocks: [
      hero(
        'Zwischen Palmen und Kastanien',
        'Vor dem Haus der See, hinter dem Haus der Berg, dazwischen Kamelien.',
        'giardino',
      ),
      pictureLeft(
        'panchina',
        'Die Bank am Ufer',
        'Fünfzig Schritte vom Eingang, ohne Stufe. Am Abend sitzt dort meistens schon jemand und rückt zur Seite.',
      ),
      text(
        'Im Dorf',
        '- Anlegestelle: 200 Meter',
        '- Bäckerei, Apotheke, Post: auf der Piazza',
        '- Markt: jeden Mittwoch',
      ),
      gallery('Haus, Garten, See'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Veranstaltungen',
    blocks: [
      hero('Ein Fest findet sich immer', 'Vier Kulturen haben zusammen sehr viele Feiertage.', 'festa'),
      text(
        'Jede Woche',
        '- Dienstag: Boccia, 10 Uhr',
        '- Donnerstag: Malen im Garten, 14.30 Uhr',
        '- Samstag: Kino im Salone, 20 Uhr, mit Untertiteln',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Pflege & Betreuung',
    metaDescription: 'Pflege in vier Sprachen: Langzeitpflege, Demenz, Erholung und Palliative Care am See.',
    blocks: [
      hero(
        'Getröstet wird in der Muttersprache',
        'In jeder Schicht arbeitet jemand, der Sie versteht, auch wenn Ihnen die Wörter fehlen.',
        'panchina',
      ),
      text(
        'Was wir tun',
        '- Langzeitpflege auf zwei Stockwerken',
        '- Begleitung bei Demenz, mit eigenem Gartenhof',
        '- Erholung nach dem Spital, mit Physiotherapie',
        '- Palliative Care, zusammen mit dem Regionalspital',
      ),
      quote(
        'Nach dem Schlaganfall sprach mein Vater nur noch Englisch, seine erste Sprache. Am zweiten Tag sass Mrs Hartley an seinem Bett.',
        'Daniela C.',
        'Tochter eines Bewohners',
        'panchina',
      ),
      callToAction(
        'Fragen Sie uns',
        'Matteo Galli bespricht mit Ihnen, was nötig ist und was guttut.',
        'Gespräch vereinbaren',
        '/kontakt',
      ),
    ],
  },
  '/gastronomie': {
    title: 'Küche',
    metaDescription: 'Risotto, Rösti, Ratatouille: die Küche der Casa Rivabella, auch für Gäste.',
    blocks: [
      hero('Für alle Heimwehs', 'Paolo Rezzonico kauft auf dem Markt und fragt am Tisch, was gefehlt hat.', 'tavola'),
      text(
        'Zu Gast',
        'Mittagessen um 12 Uhr, 24 Franken; Espresso unter den Arkaden ab 14 Uhr. Bitte melden Sie sich am Morgen an.',
      ),
      callToAction('Einen Tisch', 'Mit Blick auf den See, solange es hat.', 'Anfragen', '/kontakt'),
    ],
  },
  '/ueber-uns': {
    title: 'Über uns',
    metaDescription: 'Vom Hotel zum Zuhause: Geschichte und Team der Casa Rivabella.',
    blocks: [
      hero('Ein Hotel, das niemand mehr verlässt', '1904 stiegen hier Reisende ab. Seit 1962 bleiben sie.', 'welcome'),
      text(
        'Zehn Länder, ein Team',
        '74 Mitarbeitende sprechen zusammen vierzehn Sprachen. Vier davon gelten im Dienstplan.',
      ),
      people('Wer Sie empfängt'),
      quote('Ich leite kein Heim. Ich leite ein Haus, in dem gelebt wird.', 'Lucia Fontana', 'Direktorin'),
      houses('Casa und Dépendance'),
    ],
  },
  '/jobs': {
    title: 'Jobs',
    metaDescription: 'Arbeiten im Süden: Sprachkurse, Hilfe bei der Wohnungssuche und ein Badeplatz.',
    blocks: [
      hero('Arbeiten im Süden', 'Ein Team aus zehn Ländern freut sich auf das elfte.', 'festa'),
      advantages(
        'Wir bieten',
        ['Sprachkurse', 'In allen vier Sprachen des Hauses.'],
        ['Wohnen', 'Wir helfen bei der Suche und kennen die Vermieter.'],
        ['Baden', 'Der Platz am See gehört auch Ihnen.'],
      ),
      vacancyTeaser('Offene Stellen'),
    ],
  },
  '/jobs/ausbildung': trainingPage(
    [
      hero('Lernen am See', 'Sieben Lernende, drei Berufe, vier Sprachen.', 'giardino'),
      advantages(
        'Das erwartet Sie',
        ['Begleitung', 'Eine Berufsbildnerin, die Ihre Sprache spricht.'],
        ['Austausch', 'Zwei Monate in einem Betrieb nördlich der Alpen.'],
      ),
    ],
    'Zwei Tage bei uns, mit Übernachtung und Blick auf den See.',
  ),
  '/kontakt': {
    title: 'Kontakt',
    metaDescription: 'So erreichen Sie die Casa Rivabella in Riva San Carlo: Empfang, Adresse, Anreise.',
    blocks: [
      hero('Benvenuti', 'Der Empfang ist täglich von 8 bis 18 Uhr besetzt.'),
      people('Ihre Ansprechpersonen', 'claire-berset', 'lucia-fontana'),
      journey(
        'So kommen Sie zu uns',
        ['Bus 4 bis «Rivabella», oder mit dem Schiff: Die Anlegestelle liegt 200 Meter vom Haus.'],
        ['Ausfahrt Süd, dann der Seestrasse folgen. Parkplatz hinter dem Haus, im Schatten der Kastanien.'],
      ),
    ],
  },
  '/unsere-haeuser': { title: 'Unsere Häuser', blocks: [hero('Casa und Dépendance', 'Dazwischen liegt der Garten.')] },
  '/datenschutz': privacyPage(
    rivabellaParty,
    'Discrezione ist bei uns ein Wort des Hauses. Wir bearbeiten nur, was Sie uns anvertrauen, und nur dafür.',
  ),
  '/s/hausordnung': {
    title: 'Hausordnung',
    blocks: [
      text(
        'Im Haus',
        '- Das Tor schliesst um 22 Uhr.',
        '- Am Badeplatz ist man nie allein.',
        '- Zwischen 13 und 15 Uhr ist Siesta, für alle.',
        '- Im Salone singt, wer will, bis zehn.',
      ),
    ],
  },
  '/s/besuchszeiten': {
    title: 'Besuchszeiten',
    blocks: [
      text(
        'Wann Sie möchten',
        'Besuch ist immer willkommen. Während der Siesta bitten wir um leise Schritte.',
        'Gästezimmer in der Dépendance: 90 Franken mit Frühstück, von April bis Oktober.',
      ),
    ],
  },
};
