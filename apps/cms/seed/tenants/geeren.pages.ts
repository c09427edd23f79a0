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
import { geerenParty } from './geeren.entries.ts';

export const geerenPages: Example['pages'] = {
  '/wohnen': {
    title: 'Wohnen',
    metaDescription: '86 Zimmer im Alterszentrum und bald 20 Wohnungen im Obstgarten: wohnen im Geeren in Seuzmatt.',
    blocks: [
      hero('Fünf Gemeinden, ein Zuhause', 'Wer hier einzieht, trifft meist jemanden aus der Schulzeit.', 'home'),
      pictureRight(
        'garten',
        'Das Zimmer',
        '23 Quadratmeter mit Bad und Platz für den eigenen Schrank. Auf jedem Stock gibt es eine Küche, eine Stube und einen langen Tisch.',
      ),
      text(
        'So läuft die Anmeldung',
        'Wir führen keine Warteliste, sondern Gespräche. Im ersten erfahren wir, was Sie brauchen und wie eilig es ist. Danach melden wir uns, sobald etwas passt.',
        '- Gespräch: eine halbe Stunde',
        '- Besuch mit Mittagessen',
        '- Einzug, meist innert zwei Monaten',
      ),
      questions(
        'Geld und Gemeinde',
        [
          'Ich wohne nicht in einer der fünf Gemeinden. Geht es trotzdem?',
          'Ja. Der Zuschlag beträgt neun Franken am Tag.',
        ],
        ['Wer hilft beim Antrag auf Ergänzungsleistungen?', 'Unsere Verwaltung, jeden Dienstagnachmittag ohne Termin.'],
      ),
      downloads('Formulare', 'anmeldung'),
      callToAction('Das erste Gespräch', 'Bei uns, bei Ihnen oder am Telefon.', 'Termin vereinbaren', '/kontakt'),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Haus und Umgebung',
    metaDescription: 'Obstgarten, Turnraum, Veloweg: das Alterszentrum Geeren und seine Umgebung.',
    blocks: [
      hero('Zwischen Feld und Bahnhof', 'Vor dem Haus der Bus, hinter dem Haus die Zwetschgen.', 'garten'),
      pictureLeft(
        'bank',
        'Draussen',
        'Ein Rundweg von 600 Metern führt durch den Obstgarten. Die Bänke stehen dort, wo man den Sonnenuntergang sieht.',
      ),
      text(
        'Im Haus',
        '- Restaurant mit Terrasse',
        '- Turnraum mit Kraftgeräten',
        '- Mehrzwecksaal für 150 Personen',
        '- Kinderkrippe im Parterre',
      ),
      gallery('Unser Haus'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Veranstaltungen',
    blocks: [
      hero(
        'Hier trifft sich die Region',
        'Chöre, Turnvereine, Jodelklub: Alle proben bei uns, also spielen auch alle bei uns.',
        'bank',
      ),
      text(
        'Woche für Woche',
        '- Montag und Donnerstag: Kraft und Gleichgewicht, 10 Uhr',
        '- Mittwoch: Tanzen im Sitzen, 10 Uhr',
        '- Freitag: Abstimmung über das Menü, 9 Uhr',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Pflege',
    metaDescription: 'Pflege, die in Bewegung hält: Fachpersonen, Physiotherapie und gutes Essen im Geeren.',
    blocks: [
      hero('In Bewegung bleiben', 'Seit wir zweimal in der Woche trainieren, stürzen weniger Menschen.', 'haende'),
      advantages(
        'Unsere Pflege',
        ['Kraft', 'Physiotherapie im Haus, Training in kleinen Gruppen.'],
        ['Teller', 'Gutes Essen ist die halbe Pflege. Diäten kocht ein Spezialist.'],
        ['Team', 'Die Hälfte arbeitet seit mehr als zehn Jahren hier.'],
      ),
      text(
        'Wenn es schwieriger wird',
        'Bei Demenz wechselt niemand das Stockwerk. Wir passen die Tage an, nicht die Menschen.',
        'In den letzten Wochen arbeiten wir mit dem mobilen Palliativteam der Region zusammen.',
      ),
      quote(
        'Mit 88 habe ich wieder gelernt, ohne Hände vom Stuhl aufzustehen.',
        'Hedwig T.',
        'Bewohnerin im ersten Stock',
      ),
      callToAction('Pflege anfragen', 'Auch vorübergehend, nach dem Spital.', 'Kontakt aufnehmen', '/kontakt'),
    ],
  },
  '/gastronomie': {
    title: 'Restaurant Geeren',
    metaDescription: 'Tagesteller, Sonntagsbraten, Kindermenü und Mahlzeitendienst mit dem Lastenvelo.',
    blocks: [
      hero('240 Teller am Tag', 'Fürs Haus, für die Schule, für Gäste und auf zwei Rädern nach Hause.', 'welcome'),
      text(
        'Für Gäste',
        'Täglich von 9 bis 17 Uhr, Mittagessen von 11.15 bis 13.15 Uhr. Tagesteller 16.50 Franken, Kindermenü 8.',
        'Am Freitag kochen wir, was die Mehrheit will.',
      ),
      downloads('Essen nach Hause', 'mahlzeitendienst'),
      callToAction('Ein Fest planen?', 'Der Saal fasst 150 Personen, die Küche auch.', 'Anfragen', '/kontakt'),
    ],
  },
  '/ueber-uns': {
    title: 'Über uns',
    metaDescription: 'Ein Zweckverband von fünf Gemeinden: wer das Alterszentrum Geeren trägt und leitet.',
    blocks: [
      hero(
        'Gehört allen',
        'Fünf Gemeinden haben das Haus gebaut. Fünf Gemeinden reden mit. Manchmal gleichzeitig.',
        'home',
      ),
      text(
        'Der Zweckverband',
        'Seit 1974 tragen die Gemeinden das Alterszentrum gemeinsam. Der Vorstand tagt öffentlich, viermal im Jahr, im Restaurant.',
      ),
      people('Das Leitungsteam'),
      quote(
        'Ich fahre jeden Tag mit dem Velo zur Arbeit. Auf dem Weg erfahre ich mehr als im Sitzungszimmer.',
        'Markus Hollenstein',
        'Zentrumsleiter',
      ),
      houses('Heute und übermorgen'),
      news('Neu im Geeren', 2),
    ],
  },
  '/jobs': {
    title: 'Jobs',
    metaDescription: 'Arbeiten im Alterszentrum Geeren: kommunale Anstellung, 27 Ferientage und ein Veloweg.',
    blocks: [
      hero('Mit dem Velo zur Arbeit', 'Abstellplatz, Ladestation, Dusche und danach ein Kaffee.', 'haende'),
      advantages(
        'Unser Angebot',
        ['27 Ferientage', 'Und ein dreizehnter Monatslohn.'],
        ['Kommunales Recht', 'Faire Löhne, öffentlich einsehbar.'],
        ['Krippe im Haus', 'Mit Plätzen für Mitarbeitende.'],
      ),
      vacancyTeaser('Mitarbeiten'),
    ],
  },
  '/jobs/ausbildung': trainingPage(
    [
      hero('Vier Berufe, ein Haus', '14 Lernende arbeiten im Geeren, vom Keller bis unters Dach.', 'home'),
      advantages(
        'Für Lernende',
        ['Velo', 'Wir leihen dir eines, solange die Lehre dauert.'],
        ['Lernbegleitung', 'Auf jedem Stock und in jedem Bereich.'],
        ['Übernahme', 'Wer gut abschliesst, darf bleiben.'],
      ),
      quote('Im Winter fahre ich den Schneepflug. Mehr sage ich nicht.', 'Luca M.', 'Lernender Betriebsunterhalt'),
    ],
    'Drei Tage, drei Bereiche. Danach weisst du, welcher dir liegt.',
  ),
  '/kontakt': {
    title: 'Kontakt',
    metaDescription: 'Empfang, Telefon und Weg zum Alterszentrum Geeren in Seuzmatt.',
    blocks: [
      hero('Wir sind da', 'Empfang von 8 bis 17.30 Uhr, an Feiertagen von 10 bis 16 Uhr.'),
      people('Wer Ihnen weiterhilft', 'barbara-naegeli', 'markus-hollenstein'),
      journey(
        'So erreichen Sie uns',
        ['Bus 674 ab Bahnhof bis «Geeren», alle fünfzehn Minuten.'],
        ['Ausfahrt Seuzmatt, Schild «Alterszentrum», 32 Besucherplätze mit Parkscheibe.'],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Unsere Häuser',
    blocks: [
      hero(
        'Eines steht, eines wächst',
        'Das Alterszentrum von 1974 und die Wohnungen im Obstgarten, für die das Baugesuch aufliegt.',
      ),
    ],
  },
  '/datenschutz': privacyPage(
    geerenParty,
    'Als Betrieb von fünf Gemeinden sind wir der Öffentlichkeit Rechenschaft schuldig, über Rechnungen und Beschlüsse, nicht aber über Sie.',
    '- Beim Mahlzeitendienst: Name, Adresse, Diät, solange Sie bestellen.',
  ),
  '/s/hausordnung': {
    title: 'Hausordnung',
    blocks: [
      text(
        'Regeln, über die abgestimmt wurde',
        '- Velos stehen im Ständer, nicht im Gang.',
        '- Der Lift gehört zuerst denen, die ihn brauchen.',
        '- Auf jedem Stock darf gekocht werden; wer anbrennt, lüftet.',
        '- Nachtruhe ist von 22 bis 6 Uhr.',
      ),
    ],
  },
  '/s/besuchszeiten': {
    title: 'Besuchszeiten',
    blocks: [
      text(
        'Jederzeit',
        'Besuche sind jederzeit möglich. Mittags ist auf den Stockwerken viel los; im Restaurant findet sich immer ein Tisch.',
      ),
      questions(
        'Praktisch',
        ['Wo parkiere ich?', 'Auf den 32 Besucherplätzen, mit Parkscheibe.'],
        ['Gibt es etwas für Kinder?', 'Die Spielecke im Restaurant und, an Wochenenden, den Garten der Krippe.'],
      ),
    ],
  },
  '/v/tagesmenu': menuPage(
    'Restaurant Geeren, heute',
    ['Tagesteller', 'Cordon bleu mit Pommes frites und Rüebli'],
    ['Vegi', 'Kichererbsencurry mit Reis'],
    ['Kindermenü', 'Fischstäbchen, Erbsli'],
    ['Freitag wird gewählt', 'Ghackets oder Pizokel'],
  ),
};
