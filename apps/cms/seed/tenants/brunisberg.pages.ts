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
import { menuPage, trainingPage } from '../kinds/careHome.ts';
import { privacyPage } from '../kinds/legal.ts';
import { brunisbergParty } from './brunisberg.entries.ts';

export const brunisbergPages: Example['pages'] = {
  '/wohnen': {
    title: 'Wohnen',
    metaDescription:
      'Einzelzimmer, Wohngruppe oder Studio auf dem Brunisberg: wer hier wohnt, wie der Alltag aussieht und wie man aufgenommen wird.',
    blocks: [
      hero('Ein Zimmer, ein Ofen, viel Himmel', 'Drei Arten zu wohnen, und man darf zwischen ihnen wechseln.', 'home'),
      advantages(
        'So können Sie bei uns wohnen',
        ['Wohngruppe', 'Acht oder neun Einzelzimmer, eine gemeinsame Küche. Betreuung Tag und Nacht.'],
        ['Studio über dem Stall', 'Eigene Küche, eigener Schlüssel, jemand in Rufnähe.'],
        ['Auf Probe', 'Zwei Wochen, ohne Verpflichtung. Die meisten wissen es nach drei Tagen.'],
      ),
      pictureRight(
        'stube',
        'Der Tag hat einen Rahmen',
        'Frühstück bis neun, Arbeit oder Beschäftigung bis vier, Abendessen um sechs. Dazwischen liegt, was Sie daraus machen.',
        'Stall, Garten, Küche und Werkstatt nehmen jeden, der kommt. Es gibt auch Tage, an denen Kaffeetrinken die grösste Leistung ist.',
      ),
      questions(
        'Fragen vor dem ersten Besuch',
        [
          'Wer kann hier wohnen?',
          'Erwachsene ab 25 Jahren mit einer psychischen Erkrankung oder einer Sucht, die nicht allein wohnen können oder möchten.',
        ],
        [
          'Wie lange darf ich bleiben?',
          'So lange es gut für Sie ist. Manche ziehen nach einem Jahr ins Tal, andere sind seit 1998 da.',
        ],
        [
          'Ist Alkohol erlaubt?',
          'Im Haus nicht. Rückfälle sind kein Grund für eine Kündigung, aber immer einer für ein Gespräch.',
        ],
      ),
      events('Einmal heraufkommen', 2),
      downloads('Zum Mitnehmen'),
      callToAction(
        'Heraufkommen',
        'Wir holen Sie an der Postautostelle ab und zeigen Ihnen alles, auch den Stall.',
        'Besuch abmachen',
        '/kontakt',
      ),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Haus & Umgebung',
    metaDescription: 'Ein Holzhaus auf 960 Metern, Wald, Weiden und ein Postauto, das fünfmal am Tag fährt.',
    blocks: [
      hero('960 Meter über dem Lärm', 'Drei Himmelsrichtungen Aussicht, die vierte ist Wald.', 'welcome'),
      pictureLeft(
        'huette',
        'Draussen',
        'Sieben Rinder, dreissig Hühner, ein Maultier namens Gritli. Der Garten ernährt uns von Juni bis November fast allein.',
        'Zum Bergsee sind es zwei Stunden, zur Käserei zehn Minuten.',
      ),
      text(
        'Drinnen',
        '- Werkstatt für Holz und Ton',
        '- Musikzimmer mit Schlagzeug, schalldicht',
        '- Stube mit Kachelofen und 400 Büchern',
        '- Arztzimmer, einmal in der Woche besetzt',
      ),
      gallery('Rund um den Hof', 'home', 'welcome', 'huette', 'werkstatt'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Anlässe',
    blocks: [
      hero('Was oben los ist', 'Wenig, aber dafür kommen alle.', 'werkstatt'),
      text(
        'Regelmässig',
        '- Montagabend: Musik im Keller',
        '- Donnerstag: Badefahrt ins Tal',
        '- Letzter Samstag im Monat: gemeinsames Kochen für Gäste',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Betreuung',
    metaDescription:
      'Begleitung bei psychischer Erkrankung und Sucht: Bezugspersonen, Tagesstruktur, Medikamente, Krisen.',
    blocks: [
      hero('Begleiten statt bestimmen', 'Wir gehen ein Stück mit. Das Tempo geben Sie vor.', 'welcome'),
      text(
        'Was Begleitung heisst',
        'Zwei Bezugspersonen kennen Sie gut, das ganze Team kennt Sie genug. Einmal im Monat setzen wir uns zusammen und schauen, was sich bewegt hat.',
        '- Psychiaterin im Haus, jeden Mittwoch',
        '- Medikamente, die Sie verstehen',
        '- Ein Krisenplan, den Sie selbst geschrieben haben',
      ),
      pictureRight(
        'werkstatt',
        'Arbeit, die etwas ergibt',
        'Nistkästen, Brennholz, Eier, Suppengemüse: Was bei uns gemacht wird, braucht jemand. Bezahlt wird jede Stunde.',
      ),
      quote(
        'Ich habe hier oben drei Jahre lang Kühe gemolken. Heute wohne ich im Tal und habe eine Katze.',
        'Peter S.',
        'früherer Bewohner',
        'huette',
      ),
      callToAction(
        'Sie fragen für jemanden?',
        'Angehörige, Kliniken und Beistände erreichen Lukas Zgraggen direkt.',
        'Anfrage stellen',
        '/kontakt',
      ),
    ],
  },
  '/gastronomie': {
    title: 'Küche und Hofladen',
    metaDescription: 'Kochen mit dem, was der Hof hergibt, und ein Laden, in dem man das Geld in die Büchse legt.',
    blocks: [
      hero('Was der Berg hergibt', 'Im Sommer Salat, im Winter Sauerkraut, dazwischen viel Käse.', 'stube'),
      text(
        'Gäste',
        'Am letzten Samstag im Monat kochen die Wohngruppen für Gäste. Zwanzig Plätze, 22 Franken, Anmeldung bis Donnerstag.',
        'Der Hofladen steht beim Stall: Eier, Wurst, Konfitüre, Kasse des Vertrauens.',
      ),
      callToAction('Mitessen', 'Schreiben Sie uns, wie viele Sie sind.', 'Platz anfragen', '/kontakt'),
    ],
  },
  '/ueber-uns': {
    title: 'Über uns',
    metaDescription: 'Die Menschen hinter dem Wohnheim am Berg, und wie aus einer Käserei ein Zuhause wurde.',
    blocks: [
      hero(
        'Wer hier oben arbeitet',
        '58 Menschen, drei Hunde und ein Team, das bleibt: im Schnitt neun Jahre.',
        'home',
      ),
      text(
        'Wie es anfing',
        '1979 kauften zwei Pflegende aus der Stadt einen leeren Hof. Mit sechs Männern aus der Klinik flickten sie das Dach. Drei von ihnen wohnen noch heute da.',
      ),
      people('Gesichter'),
      houses('Zwei Häuser'),
      news('Vom Berg', 2),
    ],
  },
  '/jobs': {
    title: 'Jobs',
    metaDescription:
      'Stellen auf 960 Metern: Supervision im Dienstplan, Hausbus ab Bahnhof und ein Zimmer, wenn der Weg zu weit ist.',
    blocks: [
      hero('Ein Arbeitsweg mit Aussicht', 'Der Hausbus fährt zu jedem Schichtbeginn.', 'welcome'),
      advantages(
        'Was wir geben',
        ['Zeit zum Reden', 'Supervision und Besprechungen stehen im Dienstplan, nicht daneben.'],
        ['Ein Bett', 'Im Personalhaus, für eine Nacht oder ein Jahr.'],
        ['Boden', 'Ein Team, das nach einem schweren Tag noch zusammen isst.'],
      ),
      vacancyTeaser('Gerade gesucht'),
    ],
  },
  '/jobs/ausbildung': trainingPage(
    [
      hero('Lernen, was man nicht lesen kann', 'Sechs Menschen machen bei uns gerade eine Ausbildung.', 'werkstatt'),
      quote('Die Theorie habe ich in der Schule gelernt. Das Warten hier.', 'Aline R.', 'Studierende im dritten Jahr'),
      advantages(
        'Für Lernende und Studierende',
        ['Eine Stunde', 'Jede Woche, nur für Sie und Ihre Ausbildnerin.'],
        ['Ein Projekt', 'Das Hühnerhaus, der Musikkeller und die Badefahrt waren alles Praxisprojekte.'],
      ),
    ],
    'Drei Tage mit Übernachtung, damit Sie auch den Abend sehen.',
  ),
  '/kontakt': {
    title: 'Kontakt',
    metaDescription: 'So erreichen Sie das Wohnheim auf dem Brunisberg, und so kommen Sie herauf.',
    blocks: [
      hero('Rufen Sie an', 'Das Büro ist werktags besetzt, das Haus immer.'),
      people('Zuständig sind', 'lukas-zgraggen', 'verena-looser'),
      journey(
        'Der Weg herauf',
        ['Postauto bis «Brunisberg, Käserei», dann zehn Minuten bergauf, oder Hausbus nach Anmeldung.'],
        [
          'Den Wegweisern folgen; im Winter mit Winterpneus, bei viel Schnee mit Ketten. Parkplätze unterhalb des Stalls.',
        ],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Unsere Häuser',
    blocks: [hero('Berghaus und Hof', 'Hundert Schritte liegen dazwischen, im Winter gefühlt dreihundert.')],
  },
  '/datenschutz': privacyPage(
    brunisbergParty,
    'Viele Menschen, die bei uns wohnen, haben erlebt, dass über sie geredet wird. Darum sind wir mit Daten sparsam, auch auf dieser Website.',
  ),
  '/s/hausordnung': {
    title: 'Hausordnung',
    blocks: [
      text(
        'Worauf wir uns geeinigt haben',
        '- Kein Alkohol und keine Drogen auf dem Gelände',
        '- Nachtruhe ab 22 Uhr, Musik im Keller bis 21 Uhr',
        '- Wer in den Stall geht, schliesst das Gatter',
        '- Wer weggeht, sagt, wann er wiederkommt',
      ),
      text(
        'Wer sie ändern kann',
        'Die Hausversammlung, mit der Mehrheit aller, die da sind. Zuletzt geschehen im Juni: Hunde dürfen jetzt in die Stube.',
      ),
    ],
  },
  '/s/besuchszeiten': {
    title: 'Besuch',
    blocks: [
      text(
        'Besuch ist willkommen',
        'Bitte melden Sie sich bei der Person, die Sie besuchen möchten, und sonst bei der Wohngruppe. Manche Tage sind besser als andere.',
        'Für Gäste von weit her gibt es zwei Zimmer im Personalhaus, 40 Franken mit Frühstück.',
      ),
      questions('Kurz gefragt', ['Darf ich etwas mitbringen?', 'Ja, nur keinen Alkohol. Am liebsten haben alle Zeit.']),
    ],
  },
  '/v/tagesmenu': menuPage(
    'Heute in der Stube',
    ['Mittag', 'Gerstensuppe', 'Siedfleisch vom Hof mit Wirz und Kartoffeln', 'oder Käseschnitte mit Birne'],
    ['Abend', 'Hörnli mit Apfelmus'],
    ['Stalldienst', 'Morgen 6 Uhr: Ahorn', 'Abend 17 Uhr: Esche'],
  ),
};
