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
import { menuPage, trainingPage } from '../kinds/careHome.ts';
import { privacyPage } from '../kinds/legal.ts';
import { waeckerlingParty } from './waeckerling.entries.ts';

export const waeckerlingPages: Example['pages'] = {
  '/wohnen': {
    title: 'Wohnen',
    metaDescription: 'Wohnen am See in Uferau: Langzeitpflege, Fachbereich Demenz und Wohnungen im Tramhaus.',
    blocks: [
      hero(
        'Wohnen am See',
        'Drei Häuser am Ufer, 120 Plätze und eine Person, die Sie vom ersten Anruf bis zum Einzug begleitet.',
        'home',
      ),
      advantages(
        'Drei Arten zu wohnen',
        ['Haus Süd', 'Langzeitpflege in Zimmern zum See oder zum Park.'],
        ['Haus Nord', 'Kleine Gruppen für Menschen mit Demenz oder einer psychischen Erkrankung.'],
        ['Tramhaus', 'Eigene Wohnung, Mahlzeiten und Notruf nach Wunsch.'],
      ),
      pictureRight(
        'bank',
        'Der Eintritt',
        'Nora Bächtold besucht Sie zu Hause oder im Spital, klärt die Finanzierung und reserviert das Zimmer. Am Einzugstag steht sie unter der Tür.',
      ),
      questions(
        'Häufige Fragen',
        [
          'Nehmen Sie auch Menschen auf, die weglaufen?',
          'Ja. Bei uns heisst das: gern zu Fuss unterwegs. Dafür gibt es den Rundweg.',
        ],
        ['Kann ich mein Boot mitbringen?', 'Der Steg hat sechs Plätze. Im Moment sind zwei frei.'],
        ['Wie schnell geht es?', 'In dringenden Fällen innert drei Tagen.'],
      ),
      downloads('Tarife und Bericht'),
      callToAction(
        'Beginnen wir mit einem Anruf',
        'Montag bis Freitag erreichen Sie die Eintrittsberatung direkt.',
        'Beratung anfragen',
        '/kontakt',
      ),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Haus und Umgebung',
    metaDescription: 'Uferpark, Rundweg, Steg und Spielplatz: die Umgebung der Wäckerling Stiftung.',
    blocks: [
      hero('Zwischen Gleis und Wasser', 'Vor dem Haus der See, hinter dem Haus die S-Bahn in die Stadt.', 'home'),
      pictureLeft(
        'welcome',
        'Der Rundweg',
        '310 Meter, keine Schwelle, keine Sackgasse, alle dreissig Meter eine Bank. Er beginnt und endet an derselben Tür.',
      ),
      text(
        'Am Ufer',
        '- Steg mit Kursschiff, Juni bis September',
        '- Spielplatz neben der Terrasse',
        '- Badeplatz mit Lift ins Wasser',
      ),
      gallery('Ansichten'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Veranstaltungen',
    blocks: [
      hero('Agenda', 'Konzerte, Gesprächsgruppen und einmal im Jahr ein Sprung ins kalte Wasser.', 'bank'),
      text(
        'Woche für Woche',
        '- Montag: Chor im Saal Wasser, 15 Uhr',
        '- Dienstag: Werkstatt offen, 9 bis 11 Uhr',
        '- Donnerstag: Tanznachmittag, 14.30 Uhr',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Pflege & Betreuung',
    metaDescription:
      'Demenz, Gerontopsychiatrie und Langzeitpflege: Fachwissen für Menschen, die anderswo nicht bleiben konnten.',
    blocks: [
      hero(
        'Spezialisiert auf das Schwierige',
        'Hinter jedem Verhalten steht ein Grund. Wir suchen ihn, bevor wir ihn behandeln.',
        'team',
      ),
      text(
        'Unsere Fachbereiche',
        '- Langzeitpflege mit ärztlicher Betreuung im Haus',
        '- Demenz: vier Wohngruppen zu acht Plätzen',
        '- Gerontopsychiatrie: zwei Wohngruppen mit Psychologe',
        '- Aktivierung: Werkstatt, Musik, Bewegung',
      ),
      pictureRight(
        'hobel',
        'Etwas mit den Händen tun',
        'Hobeln, kneten, Schrauben sortieren: In der Werkstatt finden Menschen zurück, was sie vergessen glaubten.',
      ),
      quote(
        'Er war in drei Heimen. Hier hat zum ersten Mal jemand gefragt, was er nachts sucht.',
        'Ursula W.',
        'Ehefrau eines Bewohners',
      ),
      callToAction(
        'Sie wissen nicht weiter?',
        'Dr. Maja Keller berät auch Familien, deren Angehörige noch zu Hause leben.',
        'Beratung anfragen',
        '/kontakt',
      ),
    ],
  },
  '/gastronomie': {
    title: 'Restaurant Uferblick',
    metaDescription: 'Täglich offen, Terrasse am Wasser, Felchen aus dem See: Restaurant Uferblick in Uferau.',
    blocks: [
      hero('Uferblick', 'Täglich von 8.30 bis 18 Uhr, im Sommer am Freitag bis 22 Uhr.', 'kueche'),
      text(
        'Auf der Karte',
        'Felchen, Linsen aus dem Oberland, Tagesteller für 19 Franken. Jedes Gericht gibt es auch in weicher Form.',
        'Bankette bis 90 Personen im Saal Wasser.',
      ),
      pictureLeft(
        'home',
        'Die Terrasse',
        '80 Plätze unter Platanen, ein Steg für Gäste mit Boot und eine Schaukel in Sichtweite der Eltern.',
      ),
      callToAction('Reservieren', 'Am Sonntag lohnt es sich.', 'Tisch anfragen', '/kontakt'),
    ],
  },
  '/ueber-uns': {
    title: 'Stiftung',
    metaDescription: 'Seit 1911 am Ufer: Geschichte, Leitung und Jahresbericht der Wäckerling Stiftung.',
    blocks: [
      hero(
        'Eine Stiftung von 1911',
        'Der Seidenhändler Jakob Wäckerling gab das Haus, seine Tochter Emilie das Geld und die Regeln.',
        'welcome',
      ),
      text(
        'Wozu es uns gibt',
        'Wer viel Pflege braucht, soll nicht weniger Leben haben. So schrieb es Emilie Wäckerling, und so steht es im Leitbild.',
        'Gewinne bleiben im Haus. 2025 flossen sie in den Rundweg.',
      ),
      people('Leitung'),
      houses('Drei Häuser am Ufer'),
      downloads('Zum Nachlesen', 'jahresbericht-2025'),
    ],
  },
  '/jobs': {
    title: 'Jobs & Ausbildung',
    metaDescription: '210 Menschen aus 32 Ländern arbeiten am See: Stellen, Ausbildung und unsere Stärken.',
    blocks: [
      hero('Baden über Mittag', 'Und davor und danach eine Arbeit, die Fachwissen braucht.', 'team'),
      advantages(
        'Unsere Stärken',
        ['Umkleidezeit ist Arbeitszeit', '42 Stunden, vom ersten Schuh bis zum letzten.'],
        ['Fallbesprechung', 'Jede Woche mit Ärztin und Psychologe.'],
        ['Weiterbildung', 'Gerontopsychiatrie, voll bezahlt.'],
        ['Badetuch', 'Am ersten Arbeitstag, mit Ihrem Namen.'],
      ),
      vacancyTeaser('Stellen am See', 4),
    ],
  },
  '/jobs/ausbildung': trainingPage(
    [
      hero(
        'Bester Lehrbetrieb der Region',
        'So haben Lernende entschieden. Wir geben uns Mühe, dass es stimmt.',
        'team',
      ),
      advantages(
        'Für Lernende und Studierende',
        ['Lernwohnung', 'Drei Zimmer, Pflegebett, Sofa, Ruhe.'],
        ['Eigenes Budget', '3000 Franken im Jahr für Projekte.'],
        ['Ein Tag am Ruder', 'Einmal im Jahr führen die Lernenden das Haus.'],
      ),
      quote('Fehler darf man machen. Man muss sie nur erzählen.', 'Sonja Pfister', 'Leitung Bildung'),
    ],
    'Schnupperwochen gibt es in jedem Bereich, auch in der Küche.',
  ),
  '/kontakt': {
    title: 'Kontakt',
    metaDescription: 'Eintrittsberatung, Empfang und Anreise zur Wäckerling Stiftung in Uferau.',
    blocks: [
      hero('Wir sind erreichbar', 'Werktags von 7.30 bis 18 Uhr, am Wochenende von 9 bis 17 Uhr.'),
      people('Direkt zur richtigen Person', 'nora-baechtold', 'maja-keller', 'sonja-pfister'),
      journey(
        'Anreise',
        ['S-Bahn bis Uferau, Ausgang See, 300 Meter auf dem Uferweg.'],
        ['Beim Lichtsignal «Tram» Richtung Ufer; Tiefgarage mit 40 Plätzen, Einfahrt 2,10 Meter.'],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Unsere Häuser',
    blocks: [hero('Süd, Nord und das Tramhaus', 'Drei Häuser, ein Ufer. Zu Fuss sind Sie überall in drei Minuten.')],
  },
  '/datenschutz': privacyPage(
    waeckerlingParty,
    'Diagnosen, Lebensgeschichten, Familienfragen: Als Fachinstitution wissen wir, wie heikel Daten sind. Auf dieser Website sammeln wir darum so wenige wie möglich.',
    '- Bei der Anmeldung zu Anlässen und Reservationen: Name und Kontakt, bis der Anlass vorbei ist.',
  ),
  '/s/hausordnung': {
    title: 'Hausordnung',
    blocks: [
      text(
        'Miteinander am Ufer',
        '- Auf dem Rundweg haben Gehende Vorrang, auch vor Velos.',
        '- Haus Nord hat Ruhezeit von 12.30 bis 14 Uhr.',
        '- Gebadet wird auf eigene Verantwortung, nie allein.',
        '- Fotografiert wird nur, wer Ja gesagt hat.',
      ),
      callToAction(
        'Lob oder Beschwerde',
        'Beides landet am selben Tag beim Direktor.',
        'Rückmeldung geben',
        '/kontakt',
      ),
    ],
  },
  '/s/besuchszeiten': {
    title: 'Besuchszeiten',
    blocks: [
      text('Haus Süd und Tramhaus', 'Besuch ist jederzeit möglich. Der Empfang ist ab 7.30 Uhr besetzt.'),
      text(
        'Haus Nord',
        'Am besten zwischen 10 und 12 oder 14.30 und 17.30 Uhr. Fragen Sie auf der Wohngruppe, wie der Tag läuft.',
      ),
    ],
  },
  '/v/tagesmenu': menuPage(
    'Uferblick heute',
    ['Tagesteller 19.–', 'Felchenfilet mit Salzkartoffeln und Blattspinat'],
    ['Vegetarisch 17.–', 'Linsenragout mit Kürbis'],
    ['Suppe 7.–', 'Pastinake mit Baumnuss'],
    ['Dessert', 'Quittenparfait'],
  ),
};
