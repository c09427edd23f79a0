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
import { enfermagemParty } from './enfermagem.entries.ts';

export const enfermagemPages: Example['pages'] = {
  '/wohnen': {
    title: 'Wohnen für unsere Leute',
    metaDescription: 'Möblierte Zimmer für Pflegende: das Personalhaus von Enfermagem in Winterthur, ab einer Woche.',
    blocks: [
      hero(
        'Ein Zimmer, bevor Sie ankommen',
        'Wer für uns nach Winterthur zieht, soll die erste Nacht nicht suchen müssen.',
        'welcome',
      ),
      pictureRight(
        'einsatz',
        'Das Personalhaus',
        '18 möblierte Zimmer am Gleisweg, sechs Minuten zu Fuss vom Bahnhof. Dunkle Vorhänge für alle, die nachts arbeiten, und auf jedem Stock eine Küche, in der meistens jemand kocht.',
        '- Zimmer mit Lavabo: 520 Franken im Monat',
        '- Zimmer mit eigenem Bad: 680 Franken im Monat',
        '- eine Woche zur Probe: 150 Franken',
      ),
      text(
        'Und danach',
        'Die meisten bleiben drei bis sechs Monate. Rui Carvalho hilft bei der Suche nach einer eigenen Wohnung, beim Mietvertrag und beim Sofa, das durchs Treppenhaus muss.',
      ),
      questions(
        'Was oft gefragt wird',
        ['Kann meine Familie mitkommen?', 'Für die ersten vier Wochen haben wir zwei Doppelzimmer. Bitte früh melden.'],
        ['Muss ich Möbel mitbringen?', 'Nein. Bettwäsche und Pfannen sind auch da.'],
        ['Wie lange ist die Kündigungsfrist?', 'Zwei Wochen. Endet Ihr Einsatz, geben wir Ihnen einen Monat.'],
      ),
      callToAction('Zimmer anfragen', 'Sagen Sie uns, ab wann und wie lange.', 'Rui Carvalho schreiben', '/kontakt'),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Personalhaus und Umgebung',
    metaDescription: 'Das Personalhaus am Gleisweg und was es rundherum in Winterthur gibt.',
    blocks: [
      hero('Personalhaus und Umgebung', 'Zwischen Gleisen und Gärten, leiser als gedacht.', 'welcome'),
      pictureLeft(
        'einsatz',
        'Das Haus',
        'Früher wohnten hier Lokführer. Darum sind die Wände dick, die Fenster dreifach verglast und die Uhren genau.',
        'Im Garten stehen ein Grill, zwei Tische und ein Feigenbaum, den jemand aus Porto mitgebracht hat.',
      ),
      text(
        'In der Nähe',
        '- Bahnhof und Nachtbus: sechs Minuten zu Fuss',
        '- Laden, offen bis 22 Uhr: drei Minuten',
        '- Flussbad und Park: zehn Minuten',
        '- Portugiesische Bäckerei: zwei Strassen weiter, sonntags offen',
      ),
      gallery('Rund ums Haus', 'welcome', 'einsatz', 'kurs'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Zusammen nach dem Dienst',
    blocks: [
      hero('Zusammen nach dem Dienst', 'Kurse, offene Türen und im Juni Sardinen am Quai.', 'kurs'),
      text(
        'Jede Woche im Personalhaus',
        '- Dienstag: Deutsch am Küchentisch, 19 Uhr',
        '- Donnerstag: Lauftreff zum Flussbad, 18 Uhr',
        '- Sonntag: Frühstück für alle, die von der Nacht kommen, ab 8 Uhr',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Pflege, auf die Verlass ist',
    metaDescription:
      'Wie Enfermagem Pflegende auswählt, einführt und begleitet, damit Bewohnerinnen und Bewohner gut versorgt sind.',
    blocks: [
      hero('Pflege, auf die Verlass ist', 'Wer einspringt, soll sich auskennen. Dafür sorgen wir vorher.', 'einsatz'),
      pictureRight(
        'home',
        'Vor dem ersten Dienst',
        'Wir lernen jede und jeden persönlich kennen, prüfen Diplome und holen Referenzen ein. Danach folgt der Einführungstag und ein halber Tag zum Mitgehen im Betrieb.',
        'Am Morgen des ersten Einsatzes rufen wir an. Am Abend auch.',
      ),
      advantages(
        'Was wir verlangen, von uns und anderen',
        ['Eingeführt', 'Niemand betritt eine Station, ohne sie vorher gesehen zu haben.'],
        ['Ausgeruht', 'Elf Stunden zwischen zwei Diensten. Ausnahmen gibt es keine.'],
        ['Im Können', 'Wir vermitteln niemanden für Aufgaben, die nicht gelernt sind.'],
        ['Im Gespräch', 'Nach jedem Einsatz fragen wir beide Seiten, wie es war.'],
      ),
      quote(
        'Zum ersten Mal wusste eine Aushilfe den Namen meines Mannes, bevor sie die Tür aufmachte.',
        'Verena S.',
        'Angehörige',
      ),
      callToAction('Personal anfragen', 'In zwei Stunden wissen Sie, wer kommt.', 'So geht es', '/s/betriebe'),
    ],
  },
  '/gastronomie': {
    title: 'Essen und Pausen',
    metaDescription: 'Kaffee in der Zentrale, Küche im Personalhaus und Verpflegung im Einsatz: Essen bei Enfermagem.',
    blocks: [
      hero(
        'Essen und Pausen',
        'Wer Schicht arbeitet, isst selten um zwölf. Darum ist bei uns immer etwas da.',
        'beratung',
      ),
      text(
        'In der Zentrale',
        'Von 6 bis 22 Uhr stehen am Quai Kaffee, Suppe und Brot. Für unsere Leute kostet das nichts. Freitags backt Marta Silva Pastéis de Nata, solange der Teig reicht.',
      ),
      pictureLeft(
        'einsatz',
        'Im Einsatz',
        'Ihre Pause ist im Dienstplan eingetragen, und zwar am Stück. In allen Betrieben essen Sie zum Preis der Angestellten.',
      ),
      callToAction('Auf einen Kaffee', 'Ohne Termin, mit Sicht auf die Züge.', 'So finden Sie uns', '/kontakt'),
    ],
  },
  '/ueber-uns': {
    title: 'Über uns',
    metaDescription: 'Enfermagem wurde von zwei Pflegefachfrauen gegründet, die selbst jahrelang eingesprungen sind.',
    blocks: [
      hero('Über uns', '190 Pflegende, eine Zentrale und zwei Gründerinnen, die selbst noch einspringen.', 'home'),
      text(
        'Wie es anfing',
        '2009 sassen Marta Silva und Joana Ferreira nach einer Nachtwache im ersten Zug. Beide waren an einem Ort eingesprungen, den ihnen niemand gezeigt hatte. Das müsste besser gehen, fanden sie, und schrieben drei Regeln auf eine Serviette.',
        'Die Serviette hängt heute gerahmt in der Zentrale: einführen, anrufen, anständig bezahlen.',
      ),
      people('Wer abnimmt'),
      houses('Wo wir sind'),
      quote('Ich frage nicht, ob jemand frei ist. Ich frage, ob es passt.', 'Teresa Almeida', 'Leitung Einsatzplanung'),
      news('Unterwegs', 2),
    ],
  },
  '/jobs': {
    title: 'Für Pflegende',
    metaDescription:
      'Temporär oder fest in der Pflege arbeiten: Ort, Pensum und Schicht wählen Sie, um den Rest kümmern wir uns.',
    blocks: [
      hero(
        'Sie wählen, wir kümmern uns',
        'Ein Dienst im Monat oder fünf in der Woche: Sie sagen, was passt.',
        'einsatz',
      ),
      advantages(
        'Ihre Bedingungen',
        ['Lohn nach GAV', 'Wegzeit ab dreissig Minuten ist bezahlt.'],
        ['Eine Ansprechperson', 'Immer dieselbe, und sie kommt selbst aus der Pflege.'],
        ['Nein sagen', 'Ohne Begründung, ohne Nachteil.'],
        ['Ein Zimmer', 'Wer neu in der Region ist, wohnt zuerst bei uns.'],
      ),
      vacancyTeaser('Aktuelle Einsätze'),
      downloads('Gut vorbereitet', 'erster-einsatz'),
      callToAction(
        'In fünf Minuten bewerben',
        'Ein Formular, kein Motivationsschreiben.',
        'Schnell bewerben',
        '/jobs/schnellbewerbung',
      ),
    ],
  },
  '/jobs/ausbildung': {
    title: 'Ausbildung',
    metaDescription:
      'Einstieg in die Pflege, Anerkennung von Diplomen und Weiterbildung für Springerinnen bei Enfermagem.',
    blocks: [
      hero('Weiterkommen', 'Vom ersten Kurs bis zum anerkannten Diplom, neben der Arbeit.', 'kurs'),
      advantages(
        'Was Sie dabei haben',
        ['Bezahlte Praxis', 'Praktikum und Kurstage sind Arbeitszeit.'],
        ['Deutsch inklusive', 'Bis B2, mit Büchern und Prüfung.'],
        ['Jemand an Ihrer Seite', 'Claudia Egli kennt jedes Formular und jede Frist.'],
      ),
      quote(
        'Nach elf Monaten war mein Diplom anerkannt. Auf der Torte stand das Aktenzeichen.',
        'Inês P.',
        'Pflegefachfrau aus Braga',
      ),
      callToAction(
        'Beratung',
        'Bringen Sie Ihre Papiere mit, wir schauen sie zusammen an.',
        'Termin anfragen',
        '/kontakt',
      ),
    ],
  },
  '/kontakt': {
    title: 'Kontakt',
    metaDescription: 'So erreichen Sie Enfermagem in Winterthur: Einsatzzentrale täglich 6 bis 22 Uhr, danach Pikett.',
    blocks: [
      hero(
        'Wir nehmen ab',
        'Täglich von 6 bis 22 Uhr, danach das Pikett. Deutsch, Portugiesisch, Französisch, Englisch.',
      ),
      people('Ihre Ansprechpersonen', 'teresa-almeida', 'simon-keel', 'rui-carvalho'),
      journey(
        'So finden Sie uns',
        ['Bahnhof Winterthur, Ausgang Süd, dem Quai entlang. Drei Minuten, stufenlos.'],
        ['Parkhaus «Quai» im selben Gebäude. Für Bewerbungsgespräche bezahlen wir das Parkieren.'],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Zentrale und Personalhaus',
    blocks: [
      hero(
        'Zwei Adressen',
        'In der einen läuten die Telefone, in der anderen bitte leise sein: Hier wird am Tag geschlafen.',
      ),
    ],
  },
  '/datenschutz': privacyPage(
    enfermagemParty,
    'Pflegende vertrauen uns Diplome und Lebensläufe an, Betriebe ihre Lücken im Plan. Beides behandeln wir so, wie man am Bett mit Vertrauen umgeht.',
    'Wer bei uns arbeitet, hat ein Dossier mit Diplomen und Einsätzen. Betriebe sehen daraus nur, was sie für den Einsatz brauchen.',
  ),
  '/s/betriebe': {
    title: 'Für Betriebe',
    metaDescription:
      'Pflegepersonal anfragen bei Enfermagem: Antwort in zwei Stunden, faire Tarife, gut eingeführte Leute.',
    blocks: [
      hero('Personal anfragen', 'Sagen Sie uns, was fehlt. In zwei Stunden wissen Sie, wer kommt.', 'beratung'),
      text(
        'So geht es',
        '- Sie rufen an oder schreiben: Dienst, Station, was man können muss.',
        '- Wir schlagen eine Person vor, mit Lebenslauf und Foto.',
        '- Sie sagen Ja. Die Person kommt, eingeführt und ausgeruht.',
        '- Danach sagen Sie uns ehrlich, wie es war.',
      ),
      questions(
        'Was Betriebe fragen',
        [
          'Wie kurzfristig geht es?',
          'Anruf bis sechs Uhr früh, Einsatz am selben Tag: In vier von fünf Fällen klappt es.',
        ],
        ['Bekommen wir dieselbe Person wieder?', 'Wenn beide es möchten, ja. Das ist uns am liebsten.'],
        ['Und wenn es nicht passt?', 'Dann bezahlen Sie die ersten vier Stunden nicht, und wir suchen weiter.'],
      ),
      downloads('Tarife', 'tarife-betriebe-2027'),
      people('Ihre Ansprechperson', 'simon-keel'),
      callToAction('Es eilt?', 'Rufen Sie an, das geht am schnellsten: 052 000 00 00.', 'Anrufen', 'tel:052 000 00 00'),
    ],
  },
  '/s/ankommen': {
    title: 'Ankommen in der Schweiz',
    metaDescription:
      'Bewilligung, Krankenkasse, Konto, Wohnung: die ersten Wochen für Pflegende, die neu in die Schweiz kommen.',
    blocks: [
      hero('Ankommen in der Schweiz', 'Acht Gänge aufs Amt, einer davon mit uns. Die anderen erklären wir.', 'welcome'),
      text(
        'Die ersten zwei Wochen',
        '- Anmelden bei der Stadt, mit Vertrag und Foto',
        '- Krankenkasse wählen, Sie haben dafür drei Monate Zeit',
        '- Bankkonto und Halbtax',
        '- Deutsch: Einstufung am ersten Montag',
      ),
      text(
        'Wer hilft',
        'Claudia Egli geht mit Ihnen zum Amt, Rui Carvalho zeigt Ihnen das Zimmer. Beide sprechen Portugiesisch.',
      ),
      events('Kurse zum Ankommen', 2),
    ],
  },
  '/v/offene-dienste': {
    title: 'Offene Dienste',
    blocks: [
      text('Heute', 'Spätdienst, Pflegefachperson HF, Oberland', 'Nachtwache, FaGe, Winterthur'),
      text('Morgen', 'Frühdienst, FaGe, Unterland', 'Frühdienst, Pflegehilfe, Winterthur, mit Mittagessen'),
      text('Interessiert?', 'Rufen Sie die Zentrale an oder drücken Sie in der App auf Ja.'),
    ],
  },
};
