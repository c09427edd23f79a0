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
import { impulsParty } from './impuls.entries.ts';

export const impulsPages: Example['pages'] = {
  '/wohnen': {
    title: 'Wohnen',
    metaDescription:
      'Wohnen in der Gruppe oder im eigenen Studio: wie es bei Impuls ist und wie du zu einem Platz kommst.',
    blocks: [
      hero('Wohnen, wie du willst', 'In der Gruppe, im Studio oder zuerst einmal zur Probe.', 'weg'),
      pictureRight(
        'kueche',
        'In der Gruppe',
        'Sechs Leute teilen sich eine Küche und eine Stube. Jede und jeder hat ein eigenes Zimmer mit eigenem Schlüssel.',
        'Eingekauft und gekocht wird zusammen. Wer heute nicht mag, kocht morgen.',
        '- 24 Zimmer in vier Gruppen',
        '- Begleitung am Tag und in der Nacht',
      ),
      pictureLeft(
        'weg',
        'Im Studio',
        'Sechs kleine Wohnungen liegen zwei Häuser weiter. Du machst deinen Haushalt selbst. Wir kommen vorbei, wenn es abgemacht ist, und ans Telefon gehen wir immer.',
      ),
      questions(
        'Das fragen viele',
        ['Kann ich zuerst probewohnen?', 'Ja. Ein Wochenende, eine Woche oder einen Monat. Danach entscheidest du.'],
        ['Darf mein Freund bei mir übernachten?', 'Ja. Es ist dein Zimmer. Sag der Gruppe kurz Bescheid.'],
        ['Was kostet das?', 'Das meiste bezahlen Kanton, Rente und Ergänzungsleistungen. Wir rechnen es mit dir aus.'],
        ['Gibt es eine Warteliste?', 'Für die Gruppen etwa vier Monate. Für die Studios ein Jahr.'],
      ),
      downloads('Zum Mitnehmen'),
      callToAction(
        'Komm schnuppern',
        'Ruf an oder schreib uns. Du kannst jemanden mitbringen.',
        'Melde dich',
        '/kontakt',
      ),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Haus und Umgebung',
    metaDescription: 'Das Wohnhaus, die Studios, der Werkhof und was es rundherum in Rütihof gibt.',
    blocks: [
      hero('Haus und Umgebung', 'Drei Häuser, ein Hof und sieben Minuten bis zum Bahnhof.', 'garten'),
      pictureLeft(
        'garten',
        'Der Hof',
        'In der Mitte steht die Linde mit der runden Bank. Dort sitzt in jeder Pause jemand. Die Wege sind eben, die gelbe Linie führt überallhin.',
      ),
      text(
        'Das ist in der Nähe',
        '- Bahnhof und Kiosk: sieben Minuten auf der gelben Linie',
        '- Laden, Apotheke und Coiffeur: am Dorfplatz',
        '- Fussballplatz: gleich über die Strasse',
        '- Hallenbad mit Lift ins Becken: drei Stationen mit dem Bus',
      ),
      gallery('Schau dich um', 'welcome', 'garten', 'kueche', 'weg'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Was läuft im Haus',
    blocks: [
      hero('Was läuft im Haus', 'Disco, Markt, Mitwirkungsrat. Du bist eingeladen.', 'welcome'),
      text(
        'Jede Woche',
        '- Montag: Fussball, 18 Uhr',
        '- Mittwoch: Probe der Hausband, 19 Uhr',
        '- Donnerstag: offenes Atelier, 17 Uhr',
        '- Sonntag: zusammen frühstücken, ab 9 Uhr',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Begleitung',
    metaDescription: 'So begleiten wir: so viel wie nötig, in leichter Sprache und immer zusammen mit dir.',
    blocks: [
      hero('Begleitung', 'So viel, wie du brauchst. So wenig, wie du willst.', 'weg'),
      pictureRight(
        'home',
        'Dein Plan',
        'Einmal im Jahr setzen wir uns zusammen: du, deine Bezugsperson und wen du sonst dabeihaben willst. Du sagst, was du lernen möchtest, was so bleiben soll und was dich nervt.',
        'Das schreiben wir auf. In Worten, die alle verstehen, oder in Bildern.',
      ),
      advantages(
        'Das kannst du erwarten',
        ['Eine Bezugsperson', 'Sie kennt dich und bleibt. Wechselt sie, lernst du die neue vorher kennen.'],
        ['Verständlich reden', 'Leichte Sprache, Bilder, Gebärden oder Talker: wie es für dich passt.'],
        [
          'Pflege, wenn nötig',
          'Eine Pflegefachfrau ist jeden Tag im Haus. Bei Epilepsie kennt sich das ganze Team aus.',
        ],
        ['Mitreden', 'Der Mitwirkungsrat entscheidet mit: über Ferien, Regeln und neue Leute im Team.'],
      ),
      quote(
        'Früher hat man über mich geredet. Jetzt sitze ich am Kopf des Tisches.',
        'Marco Zünd',
        'Sprecher des Mitwirkungsrats',
      ),
      callToAction(
        'Fragen?',
        'Jan Brühlmann erklärt es dir und deiner Familie in Ruhe.',
        'Gespräch abmachen',
        '/kontakt',
      ),
    ],
  },
  '/gastronomie': {
    title: 'Küche und Hofladen',
    metaDescription:
      'Der Hofladen in Rütihof: Brot, Gemüse, Konfitüre und Mittagessen aus unserer Küche. Freitag 9 bis 17 Uhr.',
    blocks: [
      hero('Küche und Hofladen', 'Brot um neun, Mittagessen um zwölf. Um elf ist das Brot meistens weg.', 'kueche'),
      text(
        'Am Mittag',
        'Unsere Küche kocht jeden Tag 120 Essen. Gäste sind von Dienstag bis Freitag willkommen. Das Menü kostet 15 Franken. Bezahlt wird an der Kasse mit den Bildern.',
      ),
      pictureLeft(
        'garten',
        'Der Hofladen',
        'Freitag von 9 bis 17 Uhr. Es gibt, was gerade wächst, dazu Brot, Konfitüre, Holztiere und Karten aus dem Atelier.',
        'Wir liefern auch: Apéro für 10 bis 80 Leute, mit Service oder ohne.',
      ),
      callToAction('Apéro bestellen', 'Eine Woche vorher reicht meistens.', 'Anfragen', '/kontakt'),
    ],
  },
  '/ueber-uns': {
    title: 'Über uns',
    metaDescription:
      'Wer Impuls ist: eine Stiftung in Rütihof, 56 Menschen mit und 61 ohne Begleitung, ein Leitbild in leichter Sprache.',
    blocks: [
      hero('Über uns', 'Eine alte Weberei, drei Häuser und viele Meinungen.', 'home'),
      text(
        'Wie es angefangen hat',
        '1989 mieteten fünf Eltern eine Ecke in der stillgelegten Weberei. Ihre Söhne und Töchter sollten nach der Schule nicht zu Hause sitzen. Am Anfang gab es eine Hobelbank und einen Kaffeekocher.',
        'Heute ist Impuls eine Stiftung. 56 Menschen wohnen oder arbeiten hier mit Begleitung, 61 begleiten sie. Im Stiftungsrat sitzen zwei, die selbst hier wohnen.',
      ),
      people('Das sind wir'),
      houses('Unsere drei Häuser'),
      downloads('Unser Leitbild', 'leitbild-leichte-sprache'),
      news('Neues', 2),
    ],
  },
  '/jobs': {
    title: 'Jobs',
    metaDescription: 'Arbeiten bei Impuls in Rütihof: begleiten, anleiten, kochen, lernen. Wir sind per Du.',
    blocks: [
      hero('Arbeiten bei Impuls', 'Du brauchst Geduld, Humor und ein Velo oder ein Halbtax.', 'garten'),
      advantages(
        'Das ist bei uns so',
        ['Per Du', 'Mit allen, vom ersten Tag an.'],
        ['Fünf Tage Weiterbildung', 'Jedes Jahr. Was du lernst, bestimmst du mit.'],
        ['Keine langen Dienste', 'Höchstens neun Stunden. Geteilte Dienste gibt es nicht.'],
      ),
      vacancyTeaser('Diese Stellen sind frei'),
      quote(
        'Im Vorstellungsgespräch fragte mich eine Bewohnerin, ob ich Karaoke kann. Seither weiss ich, worauf es ankommt.',
        'Timo R.',
        'Fachmann Betreuung, Gruppe West',
      ),
    ],
  },
  '/jobs/ausbildung': trainingPage(
    [
      hero('Lernen bei Impuls', 'Neun Lernende, vier Berufe und Kolleginnen, die genau hinschauen.', 'home'),
      advantages(
        'Das haben Lernende bei uns',
        ['Lerntag', 'Einmal im Monat, alle zusammen, immer mit Mittagessen.'],
        ['Eigenes Projekt', 'Ein Fest, ein Möbel, eine Reise: Du planst es und führst es durch.'],
        ['Ehrliche Rückmeldung', 'Von der Berufsbildnerin und von denen, die du begleitest.'],
      ),
    ],
    'Zwei Tage dabei sein, fragen, zuschauen und mittags mitessen.',
  ),
  '/kontakt': {
    title: 'Kontakt',
    metaDescription: 'So erreichst du Impuls in Rütihof: anrufen, schreiben oder der gelben Linie folgen.',
    blocks: [
      hero('Melde dich', 'Anrufen, schreiben, vorbeikommen. Der Empfang ist werktags von 8 bis 17 Uhr da.'),
      people('Frag diese Leute', 'jan-bruehlmann', 'selina-frick'),
      journey(
        'So kommst du zu uns',
        [
          'Mit dem Zug nach Rütihof. Ab Gleis 2 der gelben Linie nach. Sie führt bis vor die Tür und ist auch zu tasten.',
        ],
        ['Werkstrasse 19. Parkplätze sind hinter dem Haus, zwei breite gleich neben der Rampe.'],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Unsere Häuser',
    blocks: [hero('Drei Häuser, ein Hof', 'Zwei zum Wohnen, eines zum Arbeiten. Dazwischen die Linde.')],
  },
  '/datenschutz': privacyPage(
    impulsParty,
    'Was jemand bei Impuls von sich erzählt, gehört dieser Person. Auf unserer Website ist es genauso: Wir brauchen Ihre Angaben nur, um Ihnen zu antworten.',
  ),
  '/s/tagesstruktur': {
    title: 'Tagesstruktur',
    metaDescription: 'Werkstatt, Küche, Garten, Atelier: 48 Arbeitsplätze mit Begleitung in Rütihof.',
    blocks: [
      hero('Ein Arbeitstag, der zählt', '48 Plätze in vier Bereichen, Montag bis Freitag von 8.15 bis 16 Uhr.', 'home'),
      text(
        'Die vier Bereiche',
        '- Werkstatt: Holztiere, Kisten und Aufträge aus der Industrie',
        '- Küche: 120 Mittagessen und jede Menge Brot',
        '- Garten und Hofladen: säen, ernten, verkaufen',
        '- Atelier: malen, drucken, Ton',
      ),
      questions(
        'Gut zu wissen',
        ['Muss ich jeden Tag kommen?', 'Nein. Ab zwei halben Tagen in der Woche bist du dabei.'],
        ['Kann ich wechseln?', 'Ja. Viele probieren zuerst alles aus.'],
        ['Muss ich hier wohnen?', 'Nein. Die Hälfte kommt am Morgen mit dem Zug oder mit unserem Bus.'],
      ),
      events('Zum Kennenlernen', 2),
      callToAction('Probier es aus', 'Schnuppern kostet nichts und verpflichtet zu nichts.', 'Schnuppern', '/kontakt'),
    ],
  },
  '/s/hausregeln': {
    title: 'Hausregeln',
    blocks: [
      text(
        'Die kurze Fassung',
        '- Wir klopfen an.',
        '- Wir fragen, bevor wir helfen.',
        '- Ab zehn Uhr am Abend ist es leise.',
        '- Wer etwas kaputt macht, sagt es.',
        '- Niemand schlägt, niemand lacht jemanden aus.',
      ),
      text(
        'Wenn etwas nicht gut ist',
        'Sag es deiner Bezugsperson. Oder Marco vom Mitwirkungsrat. Oder der Ombudsstelle: Sie gehört nicht zu uns und hört dir zu. Die Nummer hängt neben dem Telefon auf jedem Stock.',
      ),
    ],
  },
  '/v/menu': menuPage(
    'Heute gibt es',
    ['Mittag', 'Lauchsuppe', 'Älplermagronen mit Apfelmus', 'oder Linsencurry mit Reis', 'Zwetschgenkuchen'],
    ['Zvieri', 'Brot, Käse und Trauben aus dem Garten'],
  ),
};
