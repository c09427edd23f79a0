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
import { rosengartenParty } from './rosengarten.entries.ts';

export const rosengartenPages: Example['pages'] = {
  '/wohnen': {
    title: 'Wohnen',
    metaDescription: '28 Zimmer, ein langer Tisch und 140 Rosenstöcke: so wohnt man im Rosengarten in Wiesenthal.',
    blocks: [
      hero('28 Zimmer, ein Tisch', 'Zum Essen sitzen alle zusammen. Wer lieber allein isst, tut auch das.', 'haus'),
      pictureRight(
        'tisch',
        'Zuerst zwei Wochen',
        'Kommen Sie mit einem Koffer. Schlafen Sie, essen Sie, streiten Sie mit jemandem über Rosen. Danach entscheiden Sie.',
        'Ihr Zimmer richten Sie dann ein, wie Sie möchten. Die Nägel schlägt der Hauswart ein.',
      ),
      questions(
        'Das werden wir gefragt',
        ['Gibt es eine Warteliste?', 'Sie hängt in der Küche und ist meistens kurz.'],
        ['Muss ich umziehen, wenn ich mehr Pflege brauche?', 'Nein. Wir pflegen bis zum Schluss, im selben Zimmer.'],
        ['Kann ich im Garten helfen?', 'Bitte!'],
      ),
      downloads('Auf Papier'),
      callToAction(
        'Zwei Wochen zur Probe',
        'Erika Blumer sagt Ihnen, wann ein Zimmer frei ist.',
        'Anfragen',
        '/kontakt',
      ),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Haus und Garten',
    metaDescription: 'Eine Villa, ein Anbau, eine Pergola und 140 Rosenstöcke am Bach in Wiesenthal.',
    blocks: [
      hero('Durch das Gartentor', 'Es klemmt ein wenig. Kräftig drücken, dann riecht man die Rosen.', 'home'),
      pictureLeft(
        'ausfahrt',
        'Der Bach und das Dorf',
        'Der Weg am Bach ist eben und führt in acht Minuten zum Bahnhof. Unterwegs: Dorfladen, Apotheke, Enten.',
      ),
      gallery('Ein Jahr im Garten'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Veranstaltungen',
    blocks: [
      hero('Immer sonntags, und dazwischen', 'Grosse Feste gibt es zwei im Jahr. Kleine fast jede Woche.', 'tisch'),
      text(
        'Fester Bestandteil',
        '- Sonntag: Kaffee und Kuchen, 14 bis 17 Uhr',
        '- Mittwoch: Zeitung vorlesen, 9.30 Uhr',
        '- Freitag: Sträusse binden, solange etwas blüht',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Pflege & Betreuung',
    metaDescription: 'Pflege in einem kleinen Haus: dieselben Gesichter am Tag und in der Nacht, bis zum Schluss.',
    blocks: [
      hero(
        'Dieselben Gesichter, Tag und Nacht',
        'Bei uns pflegen 19 Menschen. Nach zwei Wochen kennen Sie alle.',
        'welcome',
      ),
      text(
        'Klein heisst bei uns',
        '- Wer am Morgen hilft, weiss, wie Sie geschlafen haben: Die Nachtwache hat es am Frühstückstisch erzählt.',
        '- Ihre Hausärztin kommt ins Haus.',
        '- Bei Demenz bleibt die Tür zum Garten offen; er ist rundum geschützt.',
      ),
      pictureRight(
        'welcome',
        'Abschied',
        'Eine Kerze im Eingang, eine Rose auf dem Bett, eine Stunde zum Erzählen. Sterben gehört hier zum Leben, und niemand muss es allein tun.',
      ),
      quote(
        'Meine Tante wollte nie ins Heim. Jetzt sagt sie: Ich bin nicht im Heim, ich bin im Garten.',
        'Rolf H.',
        'Neffe einer Bewohnerin',
      ),
      callToAction(
        'Fragen zur Pflege?',
        'Dragana Ilić ruft Sie zurück, meist noch am selben Tag.',
        'Um Rückruf bitten',
        '/kontakt',
      ),
    ],
  },
  '/gastronomie': {
    title: 'Küche',
    metaDescription: 'Sepp Landolt kocht für 28 Menschen und kennt jede Lieblingsspeise. Sonntags ist Kaffee für alle.',
    blocks: [
      hero(
        'Gekocht wird, was schmeckt',
        'Sepp Landolt kennt 28 Lieblingsspeisen und eine Abneigung: Sellerie.',
        'tisch',
      ),
      text(
        'Zu Gast am Sonntag',
        'Von zwei bis fünf Uhr gibt es Kuchen für alle, im Sommer unter der Pergola. Unter der Woche decken wir gern zwei Plätze mehr; bitte bis zehn Uhr anrufen.',
      ),
      callToAction(
        'Am Sonntag kommen',
        'Ab acht Personen freuen wir uns über eine Nachricht.',
        'Bescheid geben',
        '/kontakt',
      ),
    ],
  },
  '/ueber-uns': {
    title: 'Über uns',
    metaDescription: 'Eine Genossenschaft aus dem Dorf, eine Heimleiterin von gegenüber und ein Team von 31 Menschen.',
    blocks: [
      hero(
        'Das Dorf gehört dazu',
        'Der Rosengarten ist eine Genossenschaft mit 240 Mitgliedern. Ein Anteilschein kostet 200 Franken.',
        'haus',
      ),
      pictureLeft(
        'home',
        'Wie der Garten ins Haus kam',
        '1937 vermachte eine Fabrikantenwitwe ihre Villa dem Dorf, unter einer Bedingung: Die Rosen bleiben. Sie sind geblieben, und es sind jedes Jahr ein paar mehr.',
      ),
      people('Wer hier arbeitet'),
      advantages(
        'Was uns wichtig ist',
        ['Vornamen', 'Im Team duzen sich alle. Bewohnerinnen und Bewohner entscheiden selbst.'],
        ['Zeit', 'Lieber ein Bett weniger als eine Pflegende zu wenig.'],
      ),
      houses('Das Heim am Rosenweg'),
    ],
  },
  '/jobs': {
    title: 'Jobs',
    metaDescription: 'Arbeiten in einem kleinen Heim: 31 Menschen, echtes Wunschfrei und ein Strauss am Freitag.',
    blocks: [
      hero('Wenige, aber eingespielt', 'Stellen werden bei uns selten frei. Wenn, dann gute.', 'ausfahrt'),
      vacancyTeaser('Zurzeit gesucht', 2),
      quote('Ich wollte ein Jahr bleiben. Das war 2003.', 'Heidi Zweifel', 'Nachtwache'),
      callToAction(
        'Nichts Passendes?',
        'Schreiben Sie uns trotzdem. Wir melden uns, wenn sich etwas öffnet.',
        'Sich vorstellen',
        '/jobs/schnellbewerbung',
      ),
    ],
  },
  '/jobs/ausbildung': trainingPage(
    [
      hero('Lernen im Kleinen', 'Ein Lehrling pro Jahr, dafür eine ganze Hausgemeinschaft, die abfragt.', 'welcome'),
      advantages(
        'Das ist anders',
        ['Alles sehen', 'Pflege, Küche, Garten: Du kommst überall hin.'],
        ['Nie allein', 'Deine Berufsbildnerin hat denselben Dienst wie du.'],
      ),
    ],
    'Ein Tag am Rosenweg, vom Frühstück bis zum Abendessen.',
  ),
  '/kontakt': {
    title: 'Kontakt',
    metaDescription: 'Rosengarten in Wiesenthal: Telefon, Adresse und der Weg durch das Gartentor.',
    blocks: [
      hero('Läuten oder hereinkommen', 'Beides ist recht. Das Büro ist von 8 bis 17 Uhr besetzt.'),
      people('Am Telefon sind meistens', 'erika-blumer', 'dragana-ilic'),
      journey(
        'Zu uns in den Garten',
        ['Ab Bahnhof Wiesenthal acht Minuten dem Bach entlang, oder Ortsbus bis «Rosenweg».'],
        ['Sackgasse bis zum Gartentor, rechts fünf Parkplätze.'],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Unser Haus',
    blocks: [hero('Das Heim am Rosenweg', 'Eine Villa mit einem Anbau, den die Kletterrosen inzwischen verstecken.')],
  },
  '/datenschutz': privacyPage(
    rosengartenParty,
    'In einem kleinen Haus weiss bald jeder alles. Gerade deshalb passen wir auf, was wir aufschreiben, wem wir es zeigen und wann wir es vernichten.',
  ),
  '/s/hausordnung': {
    title: 'Hausordnung',
    blocks: [
      text(
        'Sie passt auf eine Seite',
        '- Wer zuletzt ins Bett geht, löscht das Licht in der Stube.',
        '- Rosen schneidet nur, wer es gelernt hat.',
        '- Rauchen: auf der Bank beim Kompost.',
        '- Am Sonntag bleibt der Fernseher bis fünf Uhr aus.',
      ),
    ],
  },
  '/s/besuchszeiten': {
    title: 'Besuchszeiten',
    blocks: [
      text(
        'Besuche sind immer willkommen',
        'Wirklich immer. Nach 21 Uhr läuten Sie bitte, damit Frau Zweifel nicht erschrickt.',
      ),
      questions('Noch etwas', ['Darf der Hund mit?', 'Ja. Unsere Katze entscheidet, wie lange er bleibt.']),
    ],
  },
  '/v/tagesmenu': menuPage(
    'Heute gibt es',
    ['Mittag', 'Bouillon mit Ei', 'Kalbsgeschnetzeltes, Nudeln, Erbsli', 'Caramelköpfli'],
    ['Abend', 'Griessbrei mit Zwetschgen'],
  ),
};
