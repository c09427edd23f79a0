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
import { schlossgarageParty } from './schlossgarage.entries.ts';

export const schlossgaragePages: Example['pages'] = {
  '/wohnen': {
    title: 'Stehen und schlafen',
    metaDescription:
      'Nachtplätze für Camper und Einstellplätze für den Winter: Bei der Schlossgarage wohnen auch Autos gut.',
    blocks: [
      hero(
        'Ein Zuhause für alles mit Rädern',
        'Acht Nachtplätze für Camper, 34 trockene Plätze für den Winterschlaf.',
        'hof',
      ),
      pictureRight(
        'fahrt',
        'Für eine Nacht',
        'Hinter der Remise stehen Sie eben, ruhig und mit Blick aufs Schloss. Strom, Wasser und eine warme Dusche sind da, Gipfeli ab sieben auch.',
        '- 22 Franken pro Nacht, Kinder und Hunde gratis',
        '- ohne Reservation, täglich ab 16 Uhr',
        '- höchstens drei Nächte, dann ruft die Strasse',
      ),
      pictureLeft(
        'hof',
        'Für den Winter',
        'In der Remise ist es trocken, dunkel und mäusefrei. Wir hängen die Batterie ans Ladegerät, schieben die Räder ein Stück weiter und lüften im Februar.',
        'Ein Platz kostet 90 Franken im Monat. Oldtimer bekommen eine Decke.',
      ),
      questions(
        'Was oft gefragt wird',
        ['Wie gross darf der Camper sein?', 'Bis acht Meter. Alles darüber parkieren wir lieber selbst ein.'],
        ['Kann ich jederzeit an mein Auto?', 'Werktags ja. Am Wochenende genügt ein Anruf am Freitag.'],
        [
          'Was ist, wenn beim Aufwachen etwas nicht anspringt?',
          'Dann haben Sie die beste Adresse weit und breit: Die Werkstatt liegt dreissig Schritte entfernt.',
        ],
      ),
      callToAction('Platz anfragen', 'Für den Winter bitte bis Ende September.', 'Denise Roth schreiben', '/kontakt'),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Garage und Umgebung',
    metaDescription:
      'Die alte Remise, das Schloss, der Badeplatz: was es rund um die Schlossgarage in Burgwil zu sehen gibt.',
    blocks: [
      hero('Garage und Umgebung', 'Wenn das Auto zwei Stunden braucht: So vertreiben Sie sich die Zeit.', 'home'),
      pictureLeft(
        'home',
        'Das Haus',
        'Gebaut für Postautos, deshalb die hohen Tore. Über Tor 3 hängt noch das Posthorn, und wenn es windet, summt es.',
      ),
      text(
        'Zu Fuss, während wir schrauben',
        '- Schloss und Rosengang: 400 Meter, eine kleine Steigung',
        '- Bäckerei am Dorfbrunnen: 300 Meter',
        '- Badeplatz am Weiher: zehn Minuten, im Sommer mit Glace',
        'Zu weit? Nehmen Sie eines unserer vier Velos. Sie sind frisch gewartet.',
      ),
      gallery('Rundherum', 'home', 'fahrt', 'hof', 'abend'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Anlässe auf dem Hof',
    blocks: [
      hero(
        'Anlässe auf dem Hof',
        'Raclette auf der Hebebühne, Kurse ohne Fachchinesisch und eine Ausfahrt im Mai.',
        'abend',
      ),
      text(
        'Immer wieder',
        '- Samstag: Probefahrten ohne Anmeldung, 9 bis 15 Uhr',
        '- Erster Freitag im Monat: Feierabendbier an Tor 4, ab 17.30 Uhr, wer fährt, bekommt Most',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Pflege für Ihr Auto',
    metaDescription:
      'Waschen, prüfen, vorsorgen: Autopflege in der Schlossgarage Burgwil, auch für Camper, Oldtimer und Rollstuhlautos.',
    blocks: [
      hero('Pflege für Ihr Auto', 'Auch Blech möchte gut behandelt werden. Am liebsten, bevor es klappert.', 'welcome'),
      pictureRight(
        'welcome',
        'Vorsorge ist günstiger',
        'Einmal im Jahr schauen wir alles an: Bremsen, Pneus, Flüssigkeiten, Rost. Danach bekommen Sie ein Blatt in drei Farben. Grün: alles gut. Gelb: im Auge behalten. Rot: bitte nicht aufschieben.',
        'Mehr machen wir nicht, ohne zu fragen.',
      ),
      advantages(
        'Unsere Pflegestufen',
        ['Frisch', 'Aussenwäsche von Hand, Scheiben, Felgen. 45 Franken, eine halbe Stunde.'],
        ['Gründlich', 'Dazu innen: saugen, Polster, Armaturen. 140 Franken, ein Vormittag.'],
        ['Wie neu', 'Dazu Politur und Lackschutz. Ab 380 Franken, zwei Tage, mit Ersatzwagen.'],
        [
          'Betreut',
          'Wir holen Ihr Auto ab, pflegen es und bringen es zurück. Für alle, die nicht gut selbst kommen können.',
        ],
      ),
      quote(
        'Mein Auto ist dreissig, ich bin achtzig. Die Garage sagt, wir hätten beide noch ein paar Jahre.',
        'Heidi W.',
        'Kundin seit 1981',
      ),
      questions(
        'Sprechstunde',
        ['Es quietscht. Ist das schlimm?', 'Meistens nicht. Kommen Sie vorbei, wir hören kostenlos hin.'],
        [
          'Muss ich mit einem Elektroauto überhaupt in den Service?',
          'Seltener. Bremsen, Pneus und Klimaanlage freuen sich trotzdem.',
        ],
      ),
      downloads('Was es kostet', 'preise-2027'),
      callToAction('Termin finden', 'Meist haben wir in dieser Woche noch Platz.', 'Termin anfragen', '/kontakt'),
    ],
  },
  '/gastronomie': {
    title: 'Die Kaffee-Ecke',
    metaDescription: 'Kaffee, Gipfeli und ein Fenster in die Werkstatt: die Kaffee-Ecke der Schlossgarage in Burgwil.',
    blocks: [
      hero('Die Kaffee-Ecke', 'Guter Kaffee, kein Verkaufsgespräch und ein Fenster in die Werkstatt.', 'home'),
      text(
        'Volltanken',
        'Vreni Ammann mahlt den Kaffee selbst und backt am Freitag Nussgipfel. Der Kaffee kostet 2 Franken ins Schweinchen, auch wenn Ihr Auto gesund ist.',
        '- Montag bis Freitag, 7 bis 17.30 Uhr',
        '- Samstag, 9 bis 15 Uhr',
      ),
      pictureRight(
        'welcome',
        'Besser als Fernsehen',
        'Durch das grosse Fenster sehen Sie Ihrem Auto von unten zu. Kinder dürfen auf den Hocker, Fragen sind erlaubt.',
        'Wer arbeiten muss: WLAN, Steckdose und Ruhe gibt es am runden Tisch hinten.',
      ),
      callToAction('Kommen Sie auf einen Kaffee', 'Auch zu Fuss, auch mit dem Velo.', 'So finden Sie uns', '/kontakt'),
    ],
  },
  '/ueber-uns': {
    title: 'Über uns',
    metaDescription:
      'Die Schlossgarage in Burgwil: 14 Fachleute, zwei Plätze für den Wiedereinstieg und ein Posthorn über Tor 3.',
    blocks: [
      hero(
        'Über uns',
        '14 Fachleute, vier Hebebühnen und eine einfache Regel: Wir rufen an, bevor es mehr wird.',
        'home',
      ),
      text(
        'Von der Postremise zur Garage',
        '1962 stellte die Post hier ihre Wagen ein. 1988 machte Vater Hasler daraus eine Werkstatt. Seit 2014 gehören wir zu einer Gruppe, die Busse fährt und jemanden brauchte, der sie versteht.',
        'Zwei Arbeitsplätze sind für Menschen da, die nach Krankheit oder langer Pause wieder einsteigen. Neun von elf haben danach eine Stelle gefunden, drei davon bei uns.',
      ),
      people('Wer unter der Haube steckt'),
      houses('Wo wir schrauben und parkieren'),
      quote('Ein Auto lügt nicht. Man muss nur lange genug hinhören.', 'Urs Hasler', 'Werkstattleiter'),
      news('Aus der Werkstatt', 2),
    ],
  },
  '/jobs': {
    title: 'Jobs',
    metaDescription: 'Arbeiten in der Schlossgarage Burgwil: alle Marken, Umbauten, Vier-Tage-Woche und Lehrstellen.',
    blocks: [
      hero('Komm in die Garage', 'Wir suchen Leute, die wissen wollen, warum es klappert.', 'welcome'),
      advantages(
        'Das hast du davon',
        ['Vier Tage', 'Auch mit 80 Prozent bist du voll dabei.'],
        ['Dein Auto, unsere Hebebühne', 'Am Samstag gratis, Rat inbegriffen.'],
        ['Kurse', 'Bei Herstellern, bezahlt und in der Arbeitszeit.'],
      ),
      vacancyTeaser('Freie Plätze am Werkzeugwagen'),
    ],
  },
  '/jobs/ausbildung': {
    title: 'Ausbildung',
    metaDescription: 'Drei Berufe, vier Lernende und eine Seifenkiste mit Rampe: die Ausbildung in der Schlossgarage.',
    blocks: [
      hero('Lernen unter dem Schloss', 'Drei Berufe, vier Lernende und jemand, der Zeit zum Erklären hat.', 'hof'),
      advantages(
        'Was Lernende bei uns haben',
        ['Alle Marken', 'Du lernst Autos, nicht ein Logo.'],
        ['Eigenes Projekt', 'Im dritten Jahr baust du etwas, das es vorher nicht gab.'],
        ['Werkzeug', 'Wer die Prüfung besteht, behält die Kiste.'],
      ),
      quote(
        'Beim Schnuppern durfte ich die Bremsen wechseln. Da wusste ich es.',
        'Livia F.',
        'Lernende im zweiten Jahr',
      ),
      callToAction(
        'Schnuppern',
        'Zwei Tage, Überkleid leihen wir dir.',
        'Schnuppertage anfragen',
        '/jobs/schnellbewerbung',
      ),
    ],
  },
  '/kontakt': {
    title: 'Kontakt',
    metaDescription: 'Termin, Panne oder Probefahrt: So erreichen Sie die Schlossgarage in Burgwil.',
    blocks: [
      hero(
        'Rufen Sie an, schreiben Sie, rollen Sie vor',
        'Bei einer Panne am Abend: Die Nummer auf dem Tor gilt rund um die Uhr.',
      ),
      people('Ihre Leute am Tor', 'urs-hasler', 'denise-roth'),
      journey(
        'Hierher',
        ['Bus 12 bis «Schlossbrücke», er hält vor dem Tor. Bleibt Ihr Auto bei uns, fahren wir Sie zum Bahnhof.'],
        [
          'Von Osten vor der Schlossbrücke links, von Westen nach der Brücke rechts. Stellen Sie den Wagen vor Tor 1, den Rest machen wir.',
        ],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Werkstatt und Remise',
    blocks: [hero('Zwei Dächer für Räder', 'In der einen wird geschraubt, in der anderen geschlafen.')],
  },
  '/datenschutz': privacyPage(
    schlossgarageParty,
    'Wir wissen, wie viele Kilometer Ihr Auto hat und wer den Kindersitz montiert. Das behalten wir für uns.',
    'Bringen Sie uns Ihr Auto, führen wir dazu eine Serviceakte mit Namen, Kennzeichen und Arbeiten. Wir bewahren sie zehn Jahre auf.',
  ),
  '/s/werkstatt': {
    title: 'Werkstatt',
    metaDescription:
      'Service und Reparatur für alle Marken in Burgwil, mit Kostenangabe vorher und Umbauten für Rollstühle.',
    blocks: [
      hero('Werkstatt', 'Alle Marken, alle Antriebe. Vorher wissen Sie, was es kostet.', 'welcome'),
      text(
        'Was wir machen',
        '- Service, Reparatur, Bereitstellung für die Prüfung',
        '- Pneus, Räder, Einlagerung',
        '- Elektro und Hybrid, mit Hochvolt-Ausweis',
        '- Klima, Glas, Anhängerkupplung',
      ),
      pictureLeft(
        'fahrt',
        'Umbauten',
        'Rampe, Handgas, drehbarer Sitz, Halterung für den Rollstuhl: Ardit Krasniqi misst zuerst den Menschen, dann das Auto.',
        'Für die Zeit des Umbaus leihen wir Ihnen ein Auto, das bereits passt.',
      ),
      downloads('Preise und Merkblatt'),
      events('Kurse und Anlässe', 2),
      callToAction(
        'Auto anmelden',
        'Sagen Sie uns Marke, Jahrgang und was es für Geräusche macht.',
        'Termin anfragen',
        '/kontakt',
      ),
    ],
  },
  '/s/occasionen': {
    title: 'Occasionen',
    metaDescription:
      'Geprüfte Occasionen in Burgwil: kleine Autos, Familienautos, Umgebaute. Probefahrt ohne Anmeldung.',
    blocks: [
      hero('Occasionen', 'Etwa zwanzig Autos. Von jedem wissen wir, wie es ihm geht.', 'home'),
      text(
        'Zurzeit auf dem Vorplatz',
        '- Kleinwagen, Jahrgang 2019, 41 000 km, blau: 9800 Franken',
        '- Kombi, Jahrgang 2021, 63 000 km, grau: 17 400 Franken',
        '- Elektroauto, Jahrgang 2022, 28 000 km, rot: 21 900 Franken',
        '- Kleinbus mit Rampe, Jahrgang 2020, 55 000 km, weiss: 34 500 Franken',
      ),
      questions(
        'Ehrlich gefragt',
        ['Gibt es eine Garantie?', 'Zwölf Monate auf alles, was Sie nicht selbst verbeulen.'],
        ['Nehmen Sie mein altes Auto?', 'Ja. Den Preis sagen wir, nachdem wir es gefahren sind.'],
        ['Darf mein Neffe es anschauen, der kennt sich aus?', 'Gern. Wir leihen ihm die Hebebühne.'],
      ),
      callToAction('Probefahrt', 'Samstag ohne Anmeldung, sonst kurz anrufen.', 'Kontakt', '/kontakt'),
    ],
  },
  '/v/heute-in-der-werkstatt': {
    title: 'Heute in der Werkstatt',
    blocks: [
      text('Auf den Bühnen', '1: grosser Check', '2: Bremsen', '3: Umbau mit Rampe, Tag 3', '4: frei, nur Mut'),
      text('In der Kaffee-Ecke', 'Nussgipfel von Vreni', 'Kaffee 2 Franken, ins Schweinchen'),
    ],
  },
};
