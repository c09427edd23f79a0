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
import { taborParty } from './tabor.entries.ts';

export const taborPages: Example['pages'] = {
  '/wohnen': {
    title: 'Wohnen',
    metaDescription: 'Zimmer, Ferienbett und Tagesplätze im Tabor: was frei ist, was es kostet und wie Sie einziehen.',
    blocks: [
      hero('Wohnen im Tabor', 'Bringen Sie mit, was Ihnen lieb ist. Für den Rest ist gesorgt.', 'home'),
      pictureRight(
        'welcome',
        'Ihr Zimmer',
        'Alle 64 Zimmer haben ein eigenes Bad, ein Pflegebett und ein tiefes Fenster. Möbel, Teppich und Vorhänge bringen Sie mit oder leihen sie bei uns.',
        '- Zimmer zum Garten, 22 Quadratmeter',
        '- Zimmer zum See, 26 Quadratmeter, mit kleinem Balkon',
        '- Doppelzimmer für Paare, auf jedem Stock eines',
      ),
      text(
        'Auf Zeit oder nur am Tag',
        'Das Ferienbett können Sie ab drei Nächten buchen, etwa wenn die Tochter verreist. Tagesgäste holen wir am Morgen ab und bringen sie um fünf wieder nach Hause.',
      ),
      questions(
        'Was oft gefragt wird',
        ['Wie lange muss ich warten?', 'Im Moment etwa sechs Wochen. Für das Ferienbett reicht meist eine Woche.'],
        ['Darf meine Katze mitkommen?', 'Ja, solange Sie für sie sorgen können oder jemand das übernimmt.'],
        [
          'Was, wenn ich mehr Pflege brauche?',
          'Sie bleiben in Ihrem Zimmer. Wir pflegen bis zuletzt, wenn Sie es möchten.',
        ],
      ),
      downloads('Preise und Checkliste'),
      events('Das Haus kennenlernen', 2),
      callToAction(
        'Anschauen kostet nichts',
        'Kommen Sie an einem Samstag zum Rundgang oder rufen Sie an.',
        'Besuch vereinbaren',
        '/kontakt',
      ),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Haus und Umgebung',
    metaDescription: 'Das weisse Haus am Hang, der Obstgarten, die Bank über dem See: die Umgebung des Tabor.',
    blocks: [
      hero('Haus und Umgebung', 'Oben der Wald, unten der See, dazwischen 3000 Quadratmeter Garten.', 'bank'),
      pictureLeft(
        'garten',
        'Der Garten',
        'Elf Apfelbäume, zwei Quitten, ein Kräuterbeet auf Tischhöhe. Die Wege sind so breit, dass zwei Rollstühle aneinander vorbeikommen.',
        'Bis zur Bank am See sind es 280 Schritte ohne Stufe.',
      ),
      text(
        'Was Sie in der Nähe finden',
        '- Dorfladen und Post: 400 Meter',
        '- Hausarztpraxis und Apotheke: im Dorf, mit dem Bus vier Minuten',
        '- Coiffeuse und Fusspflege: im Erdgeschoss, dienstags und freitags',
      ),
      gallery('Ein Gang ums Haus', 'home', 'garten', 'bank', 'fest'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Veranstaltungen',
    blocks: [
      hero('Was im Tabor läuft', 'Vom Kranzbinden bis zum Schiffsausflug. Vieles ist auch für Gäste offen.', 'fest'),
      text(
        'Jede Woche',
        '- Montag: Turnen im Sitzen, 10 Uhr',
        '- Mittwoch: Singen mit Silvan Ott, 14.30 Uhr',
        '- Freitag: Jassen im Café, 14 Uhr',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Pflege & Betreuung',
    metaDescription:
      'Wie im Tabor gepflegt und begleitet wird: Bezugspersonen, Nachtcafé, Palliative Care und Seelsorge.',
    blocks: [
      hero(
        'Pflege, die Ihre Geschichte kennt',
        'Jede Bewohnerin und jeder Bewohner hat eine feste Bezugsperson.',
        'haende',
      ),
      pictureRight(
        'haende',
        'Wie wir arbeiten',
        'Vor dem Einzug besuchen wir Sie zu Hause und fragen nach Gewohnheiten: Wann stehen Sie auf? Tee oder Kaffee? Was soll niemand für Sie tun?',
        'Diese Antworten stehen im Pflegeplan an erster Stelle, noch vor den Diagnosen.',
      ),
      advantages(
        'Worauf Sie sich verlassen können',
        ['Nachts zu zweit', 'In jeder Nacht sind zwei Fachpersonen im Haus, und im zweiten Stock brennt Licht.'],
        ['Ihre Hausärztin', 'Sie behalten Ihre eigene oder wechseln zur Praxis im Dorf.'],
        ['Bis zuletzt', 'Unser Team ist in Palliative Care ausgebildet und arbeitet mit der Seelsorge zusammen.'],
      ),
      quote(
        'Meine Mutter schläft bis halb zehn, wie ihr ganzes Leben lang. Niemand hat je etwas gesagt.',
        'Elsbeth K.',
        'Tochter einer Bewohnerin',
      ),
      callToAction(
        'Reden wir darüber',
        'Regula Tanner nimmt sich eine Stunde Zeit für Sie.',
        'Gespräch vereinbaren',
        '/kontakt',
      ),
    ],
  },
  '/gastronomie': {
    title: 'Café und Küche',
    metaDescription: 'Café Tabor: Mittagsmenü, Wähen und Kuchen mit Blick über den See. Montag geschlossen.',
    blocks: [
      hero('Café Tabor', 'Wähe um zehn, Menü um halb zwölf, Kuchen, bis keiner mehr da ist.', 'welcome'),
      text(
        'Für Gäste offen',
        'Dienstag bis Sonntag von 9 bis 17.30 Uhr. Das Mittagsmenü kostet 17.50 Franken, für Kinder die Hälfte.',
        'Familienfeste bis 40 Personen richten wir im Speisesaal aus.',
      ),
      pictureLeft(
        'garten',
        'Woher es kommt',
        'Äpfel und Kräuter aus dem Garten, Milch vom Hof am Ende der Strasse, Brot vom Dorfbeck.',
      ),
      callToAction('Tisch reservieren', 'Am Sonntag wird es eng, unter der Woche selten.', 'Anfragen', '/kontakt'),
    ],
  },
  '/ueber-uns': {
    title: 'Über uns',
    metaDescription: 'Wer den Tabor führt, woher das Haus kommt und woran wir uns messen lassen.',
    blocks: [
      hero('Über uns', 'Ein Haus für 64 Menschen, geführt von Leuten, die man auf dem Flur trifft.', 'home'),
      text(
        'Vom Kurhaus zum Zuhause',
        '1926 kamen Städter zur Luftkur. 1958 übernahm ein Verein aus dem Dorf das Haus und öffnete es für alte Menschen. Seit 2011 gehört der Tabor zur Gruppe; entschieden wird weiterhin am Hang.',
      ),
      people('Wer Ihnen begegnet'),
      houses('Unsere zwei Häuser'),
      quote(
        'Ich frage jeden Morgen in der Küche, wie die Nacht war. Dort weiss man es zuerst.',
        'Hanna Brodbeck',
        'Geschäftsleiterin',
      ),
      news('Neues aus dem Haus', 2),
    ],
  },
  '/jobs': {
    title: 'Jobs',
    metaDescription: 'Arbeiten im Tabor: Stellen, Lehrstellen und Dienstpläne, an denen Sie mitschreiben.',
    blocks: [
      hero(
        'Arbeiten im Tabor',
        '92 Menschen aus 17 Ländern, und jeder kennt den Namen der Katze im Dachstock.',
        'haende',
      ),
      advantages(
        'Das haben Sie davon',
        ['Planen Sie mit', 'Der Dienstplan steht sechs Wochen im Voraus, Wünsche zuerst.'],
        ['Fünf Wochen Ferien', 'Ab 50 Jahren sechs.'],
        ['Gut essen', 'Mittagessen aus der eigenen Küche zum halben Preis.'],
      ),
      vacancyTeaser('Zurzeit offen'),
    ],
  },
  '/jobs/ausbildung': trainingPage(
    [
      hero('Lernen im Tabor', 'Elf Lernende, drei Berufe und jemand, der Zeit zum Erklären hat.', 'haende'),
      advantages(
        'Was Lernende bei uns haben',
        ['Lerntag', 'Jeden zweiten Mittwoch gehört der Tag dem Lernen.'],
        ['Lernstube', 'Mit Pflegebett, Büchern und Kaffeemaschine.'],
        ['Danach bleiben', 'Neun von zehn bekommen eine Stelle, wenn sie möchten.'],
      ),
      quote(
        'Am ersten Tag hatte ich Angst vor den Gesprächen. Heute sind sie das Beste.',
        'Lejla M.',
        'Lernende im zweiten Jahr',
      ),
    ],
    'Zwei Tage genügen, um zu merken, ob es passt.',
  ),
  '/kontakt': {
    title: 'Kontakt',
    metaDescription: 'So erreichen Sie den Tabor in Aeugst am See: Empfang, Ansprechpersonen und Anreise.',
    blocks: [
      hero('Schreiben, anrufen, vorbeikommen', 'Am Empfang ist von 8 bis 18 Uhr jemand da, auch am Sonntag.'),
      people('Ihre Ansprechpersonen', 'hanna-brodbeck', 'regula-tanner'),
      journey(
        'So finden Sie zu uns',
        ['Bus 236 bis «Tabor», direkt vor dem Eingang und ohne Stufe.'],
        [
          'Beim Dorfbrunnen abbiegen und der Taborstrasse bis ans Ende folgen. Zwölf Gästeplätze, drei davon rollstuhlbreit.',
        ],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Unsere Häuser',
    blocks: [
      hero(
        'Zwei Dächer, ein Garten',
        'Das Haus am Hang für alle, die Pflege brauchen, das Stöckli für alle, die noch nicht so weit sind.',
      ),
    ],
  },
  '/datenschutz': privacyPage(
    taborParty,
    'Was im Tabor erzählt wird, bleibt im Tabor. Das gilt auch für diese Website: Wir bearbeiten nur, was Sie uns selbst geben, und nur dafür, wofür Sie es uns geben.',
  ),
  '/s/hausordnung': {
    title: 'Hausordnung',
    blocks: [
      text(
        'Wenig Regeln, dafür gute',
        '- Die Haustür ist von 7 bis 21 Uhr offen. Danach öffnet der Nachtdienst.',
        '- Geraucht wird in der Gartenlaube.',
        '- Haustiere sind willkommen; der Hund geht an der Leine.',
        '- Geschenke an Mitarbeitende gehen in die gemeinsame Kasse.',
      ),
      text(
        'Wenn etwas stört',
        'Sagen Sie es am Empfang oder dem Bewohnerrat. Hilft das nicht, vermittelt die unabhängige Ombudsstelle des Kantons.',
      ),
    ],
  },
  '/s/besuchszeiten': {
    title: 'Besuchszeiten',
    blocks: [
      text(
        'Besuch ist immer willkommen',
        'Es gibt keine festen Zeiten. Am ruhigsten ist es nachmittags zwischen zwei und fünf.',
        'Über Nacht bleiben? Ein Gästebett stellen wir gern ins Zimmer.',
      ),
      questions(
        'Gut zu wissen',
        ['Darf ich mitessen?', 'Ja. Melden Sie sich bis zehn Uhr am Empfang; das Menü kostet 17.50 Franken.'],
        ['Können Kinder mitkommen?', 'Unbedingt. Im Foyer steht eine Kiste mit Spielen.'],
      ),
    ],
  },
  '/v/tagesmenu': menuPage(
    'Heute im Café',
    [
      'Mittag',
      'Kürbissuppe',
      'Hackbraten mit Kartoffelstock und Rüebli',
      'oder Gemüsewähe mit Salat',
      'Apfelmus vom eigenen Baum',
    ],
    ['Abend', 'Café complet mit Birnbrot und Käse'],
  ),
};
