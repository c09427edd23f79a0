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
import { baumaParty } from './bauma.entries.ts';

export const baumaPages: Example['pages'] = {
  '/wohnen': {
    title: 'Wohnen',
    metaDescription: 'Zimmer für 46 Menschen und vier Ferienbetten, mitten im Dorf Bauma.',
    blocks: [
      hero(
        'Im Dorf bleiben',
        'Zur Post sind es achtzig Schritte, zum Friedhof zweihundert. So weit pressiert es nicht.',
        'home',
      ),
      pictureRight(
        'sessel',
        'Ihr Zimmer',
        'Zwanzig Quadratmeter, eigenes WC, ein Fenster auf die Strasse oder auf den Hof. Auf der Strassenseite sieht man mehr, auf der Hofseite schläft man länger.',
        'Die Stube von daheim zieht mit ein, soweit sie Platz hat.',
      ),
      questions(
        'Was die Leute fragen',
        ['Muss ich aus dem Dorf sein?', 'Nein. Nach einem halben Jahr merkt man es sowieso nicht mehr.'],
        ['Ist die Tür abgeschlossen?', 'Nein. Bis 20 Uhr ist sie offen, für alle.'],
        ['Kann ich Ferien machen?', 'Wir haben vier Ferienbetten. Im Sommer bitte früh melden.'],
      ),
      downloads('Preise', 'preise'),
      callToAction('Hereinschauen', 'Ohne Termin, am liebsten zum Zmorge.', 'Uns schreiben', '/kontakt'),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Haus und Umgebung',
    metaDescription: 'Haus, Hof, Hühner und ein Dorf, das mitmacht: die Umgebung des Alterszentrums Bauma.',
    blocks: [
      hero('Vorne Dorf, hinten Hof', 'Und dazwischen ein Haus, in dem immer jemand Kaffee macht.', 'home'),
      pictureLeft(
        'welcome',
        'Spazieren',
        'Der Tössweg ist flach und beginnt hinter dem Schulhaus. Wer weiter will, nimmt die S-Bahn eine Station und läuft zurück.',
      ),
      text(
        'Im Haus',
        '- Cafeteria, täglich ab halb neun',
        '- Saal für Feste und Kurse',
        '- Coiffeur am Mittwoch',
        '- Hühnerhof mit sieben Hennen',
      ),
      gallery('Haus und Hof'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Anlässe',
    blocks: [
      hero('Was läuft im Haus', 'Was im Dorf läuft, läuft auch bei uns, einfach mit Stühlen.', 'fest'),
      text(
        'Jede Woche',
        '- Montag: Zeitungsrunde, 9 Uhr',
        '- Mittwoch: Turnen mit dem Turnverein, 10 Uhr',
        '- Freitag: Jassen, 13.30 Uhr',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Pflege & Demenz',
    metaDescription: 'Ein demenzfreundliches Haus ohne verschlossene Türen, in einem Dorf, das mitdenkt.',
    blocks: [
      hero(
        'Mitten unter uns',
        'Ein Drittel unserer Bewohnerinnen und Bewohner lebt mit Demenz. Man sieht es ihnen nicht an, und das ist Absicht.',
        'welcome',
      ),
      advantages(
        'Wie das geht',
        ['Ein Dorf mit Kurs', '140 Menschen wissen, was zu tun ist, wenn jemand den Heimweg sucht.'],
        ['Vertraute Arbeit', 'Eier holen, Tisch decken, Wäsche falten: Was man kann, das bleibt.'],
        ['Wache Nächte', 'Wer um drei Uhr frühstücken will, bekommt Kaffee und Gesellschaft.'],
      ),
      text(
        'Pflege',
        'Diplomierte Fachpersonen sind rund um die Uhr da. Ihr Hausarzt bleibt Ihr Hausarzt; die Praxis ist gegenüber.',
      ),
      quote(
        'Die Bäckerin hat angerufen: Ihr Vater ist da und isst einen Nussgipfel. Ich soll mich nicht beeilen.',
        'Karin R.',
        'Tochter eines Bewohners',
      ),
      downloads('Für den Ladentisch', 'demenz-im-dorf'),
      callToAction(
        'Machen Sie sich Sorgen um jemanden?',
        'Fadil Krasniqi kommt auch zu Ihnen nach Hause.',
        'Gespräch vereinbaren',
        '/kontakt',
      ),
    ],
  },
  '/gastronomie': {
    title: 'Cafeteria',
    metaDescription: 'Nussgipfel vom Dorfbeck ab halb neun, Mittagessen um halb zwölf: die Cafeteria in Bauma.',
    blocks: [
      hero('Ab halb neun', 'Nussgipfel, Kaffee und die Neuigkeiten, bevor sie in der Zeitung stehen.', 'stube'),
      text(
        'Mittagessen',
        'Täglich um 11.30 Uhr, 15 Franken mit Suppe und Dessert. Am Sonntag gibt es Braten; bitte bis Freitag anmelden.',
        'Die Eier sind von hinten.',
      ),
      callToAction('Mitessen', 'Trudi Zuppinger schreibt Sie auf die Liste.', 'Anmelden', '/kontakt'),
    ],
  },
  '/ueber-uns': {
    title: 'Über uns',
    metaDescription: 'Ein Trägerverein aus dem Dorf, ein Team von 61 Menschen und sieben Hühner.',
    blocks: [
      hero(
        'Ein Verein, ein Haus, ein Dorf',
        '310 Mitglieder bezahlen zwanzig Franken im Jahr und dürfen dafür mitreden.',
        'home',
      ),
      text(
        'Woher wir kommen',
        '1951 gründeten der Pfarrer, der Lehrer und die Hebamme den Verein. Die Hebamme hatte das Geld gesammelt, steht aber nicht auf dem Stein. Wir erwähnen sie hier: Bertha Furrer.',
      ),
      people('Die kennen Sie bestimmt'),
      houses('Unser Haus'),
      news('Dorfgeflüster', 3),
    ],
  },
  '/jobs': {
    title: 'Arbeiten',
    metaDescription: 'Arbeiten im Alterszentrum Bauma: wenig Wechsel, kurze Wege und ein offenes Ohr.',
    blocks: [
      hero(
        'Im Moment sind alle da',
        'Wir freuen uns über jedes Team, das bleibt. Gute Bewerbungen lesen wir trotzdem.',
        'fest',
      ),
      advantages(
        'Wie es bei uns ist',
        ['Kurze Wege', 'Die meisten kommen zu Fuss.'],
        ['Kein Telefon am Freitag', 'Wer frei hat, hat frei.'],
        ['Nussgipfel', 'Am Geburtstag, für alle.'],
      ),
      vacancyTeaser('Offene Stellen'),
      callToAction(
        'Trotzdem bewerben',
        'In fünf Minuten, ohne Motivationsschreiben.',
        'Schnell bewerben',
        '/jobs/schnellbewerbung',
      ),
    ],
  },
  '/jobs/ausbildung': trainingPage(
    [
      hero('Lernen, wo man dich kennt', 'Drei Lernende sind zurzeit bei uns, alle mit dem Velo.', 'welcome'),
      quote(
        'Herr Rüegg fragt mich jeden Morgen Vokabeln ab. Er kann kein Englisch, aber er merkt, wenn ich zögere.',
        'Salome W.',
        'Lernende',
      ),
    ],
    'Komm einen Tag lang mit. Das Mittagessen zahlen wir.',
  ),
  '/kontakt': {
    title: 'Kontakt',
    metaDescription: 'Büro, Telefon und Weg zum Alterszentrum Bauma an der Dorfstrasse.',
    blocks: [
      hero('Am Büro ist jemand', 'Werktags von 8 bis 11.30 und von 14 bis 17 Uhr. Sonst in der Cafeteria fragen.'),
      people('Fragen Sie', 'rosmarie-kaegi', 'fadil-krasniqi'),
      journey(
        'Anfahrt',
        ['S-Bahn bis Bauma, über die Brücke, beim Dorfladen rechts, hundert Meter.'],
        ['Durch das Tal ins Dorf; Parkplätze beim Haus, an Markttagen beim Schulhaus.'],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Unser Haus',
    blocks: [hero('Das mit dem braunen Giebel', 'Man kann es nicht verfehlen. Und wenn doch, fragen Sie irgendwen.')],
  },
  '/datenschutz': privacyPage(
    baumaParty,
    'Im Dorf wird geredet. Bei uns nicht: Was Sie uns schreiben, bleibt bei der Person, die es für Sie erledigt.',
  ),
  '/s/hausordnung': {
    title: 'Hausordnung',
    blocks: [
      text(
        'Sechs Sätze',
        '- Wir grüssen uns.',
        '- Die Haustür ist bis 20 Uhr offen.',
        '- Hühner füttert, wer auf der Liste steht.',
        '- In der Cafeteria wird nicht telefoniert.',
        '- Wer jasst, verliert mit Anstand.',
        '- Was fehlt, sagt man am Büro.',
      ),
    ],
  },
  '/s/besuchszeiten': {
    title: 'Besuch',
    blocks: [
      text(
        'Kommen Sie',
        'Morgens, mittags, abends. Bringen Sie Kinder mit und Fotos von früher; beides hilft beim Erinnern.',
      ),
      questions('Unsicher?', [
        'Was sage ich, wenn sie mich nicht erkennt?',
        'Ihren Namen und dass Sie gern da sind. Mehr braucht es nicht.',
      ]),
    ],
  },
  '/v/tagesmenu': menuPage(
    'Hüt z Mittag',
    ['Menü', 'Gerstensuppe', 'Ghackets mit Hörnli und Apfelmus', 'Schoggicreme'],
    ['Ohne Fleisch', 'Rösti mit Spiegelei von Klara'],
    ['Zum Zvieri', 'Nussgipfel'],
  ),
};
