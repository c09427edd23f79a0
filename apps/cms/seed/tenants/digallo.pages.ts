import {
  advantages,
  callToAction,
  companyLogos,
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
import { digalloParty } from './digallo.entries.ts';

export const digalloPages: Example['pages'] = {
  '/wohnen': {
    title: 'Wohnen in unseren Häusern',
    metaDescription: 'Zimmer, Wohnung, Ferienbett oder Tagesplatz: So finden Sie das passende Haus der Digallo Gruppe.',
    blocks: [
      hero('Welches Haus passt zu Ihnen?', 'Elf Häuser, keines wie das andere. Wir helfen beim Vergleichen.', 'home'),
      pictureRight(
        'welcome',
        'Am besten fangen Sie mit einer Frage an',
        'Möchten Sie aufs Land oder in die Stadt? Bringen Sie ein Tier mit? Wird Italienisch gesprochen? Rufen Sie uns an: Wir kennen die Häuser und sagen Ihnen auch, welches nicht passt.',
        '- Pflegeplätze in zehn Häusern',
        '- Wohnen mit Begleitung bei Impuls in Rütihof',
        '- Ferienbetten und Tagesplätze in den meisten Häusern',
      ),
      questions(
        'Was oft gefragt wird',
        [
          'Was kostet ein Platz?',
          'Das legt jedes Haus selbst fest. Die Taxordnung steht auf seiner Website, und wir erklären sie Ihnen gern.',
        ],
        [
          'Wie lange muss ich warten?',
          'Je nach Haus zwischen einer Woche und drei Monaten. Ein Ferienbett ist meist schneller frei.',
        ],
        [
          'Kann ich später das Haus wechseln?',
          'Ja. Wer zu den Enkeln zieht, soll nicht noch einmal von vorn anfangen müssen.',
        ],
      ),
      houses('Unsere Häuser'),
      callToAction(
        'Lassen Sie sich beraten',
        'Franziska Huber nimmt sich Zeit, auch zweimal.',
        'Kontakt aufnehmen',
        '/kontakt',
      ),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Häuser und Umgebung',
    metaDescription: 'Hügel, Stadt, See: wo die Häuser der Digallo Gruppe stehen und was sie umgibt.',
    blocks: [
      hero(
        'Vom Oberland bis an den Lago Maggiore',
        'Wo ein Haus steht, merkt man ihm an. Das soll so bleiben.',
        'stadt',
      ),
      pictureLeft(
        'home',
        'Gebaut für den Ort',
        'Vom Holzhaus in den Hügeln bis zur Casa mit Arkaden: Wenn wir umbauen, fragen wir zuerst, was an diesem Ort schon immer gut war.',
      ),
      text(
        'Was überall gilt',
        '- ein Garten, in den man ohne Schwelle kommt',
        '- eine Haltestelle in der Nähe oder ein Bus, der holt',
        '- eine Küche, die man riecht',
      ),
      gallery('Bilder aus unseren Betrieben', 'home', 'stadt', 'team'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Veranstaltungen der Gruppe',
    blocks: [
      hero(
        'Veranstaltungen der Gruppe',
        'Was alle Häuser gemeinsam tun. Feste und Ausflüge stehen bei den Häusern selbst.',
        'team',
      ),
      text(
        'Regelmässig',
        '- Erster Dienstag im Monat: Sprechstunde der Gruppenleitung am Telefon, 16 bis 18 Uhr',
        '- Im März und im September: Gruppenrat der Angehörigen',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Pflege & Betreuung',
    metaDescription:
      'Wie die Digallo Gruppe für gute Pflege sorgt: mehr Stellen am Bett, Weiterbildung und offene Zahlen.',
    blocks: [
      hero(
        'Gute Pflege braucht Zeit',
        'Gepflegt wird in den Häusern. Wir sorgen dafür, dass genug Hände da sind.',
        'haende',
      ),
      pictureRight(
        'haende',
        'Was die Gruppe beiträgt',
        'Wir rechnen die Zeit fürs Zuhören in den Stellenplan ein. Wir bezahlen die Weiterbildung. Und wenn in einem Haus zwei krank werden, hilft ein anderes aus.',
      ),
      advantages(
        'Worauf Sie sich in jedem Haus verlassen können',
        ['Feste Bezugsperson', 'Sie kennt die Geschichte, nicht nur die Diagnose.'],
        ['Fachleute in der Nacht', 'In jedem Haus, in jeder Nacht.'],
        ['Palliative Care', 'Jedes Team ist ausgebildet und kann Fachleute rufen.'],
        ['Offene Zahlen', 'Stürze, Wünsche, Beschwerden: Einmal im Jahr sagen wir, wie es steht.'],
      ),
      quote(
        'Wir haben aufgehört zu fragen, was eine Minute kostet. Wir fragen, was sie wert ist.',
        'Barbara Wyss',
        'Vorsitzende der Gruppenleitung',
      ),
      callToAction(
        'Ein Haus finden',
        'Jedes hat seinen eigenen Alltag. Schauen Sie ihn an.',
        'Zu den Häusern',
        '/unsere-haeuser',
      ),
    ],
  },
  '/gastronomie': {
    title: 'Gastronomie',
    metaDescription: 'Elf Küchen, 23 Höfe und keine Zentralküche: So wird in den Häusern der Digallo Gruppe gekocht.',
    blocks: [
      hero(
        'Elf Küchen, keine Zentrale',
        'Gekocht wird dort, wo gegessen wird. Man soll es schliesslich riechen.',
        'welcome',
      ),
      text(
        'Was wir gemeinsam tun',
        'Kartoffeln, Eier und Milch kommen von 23 Höfen, höchstens 40 Kilometer entfernt. Den Preis handeln elf Küchenchefs miteinander aus, das Menü jeder für sich.',
        'Die meisten Häuser haben ein Café, das für alle offen ist. Welches wann offen hat, steht auf seiner Website.',
      ),
      companyLogos('Hier sind Sie zu Gast'),
      callToAction(
        'Ein Fest feiern',
        'Taufe, Geburtstag, Leidmahl: Wir sagen Ihnen, welches Haus Platz hat.',
        'Anfragen',
        '/kontakt',
      ),
    ],
  },
  '/ueber-uns': {
    title: 'Über uns',
    metaDescription: 'Wer die Digallo Gruppe ist, wie sie entscheidet und woran sie sich messen lässt.',
    blocks: [
      hero('Über uns', 'Wir halten den Betrieben den Rücken frei. Mehr wollen wir nicht, weniger auch nicht.', 'stadt'),
      text(
        'Wie die Gruppe entstand',
        '2006 standen zwei Häuser vor derselben Frage: allein kleiner werden oder zusammen bleiben, was man ist. Sie teilten sich zuerst eine Lohnbuchhaltung, dann einen Einkauf, dann eine Überzeugung.',
        'Heute gehören vierzehn Betriebe dazu: elf Häuser, eine Weiterbildungsstätte, eine Garage und eine Personalagentur.',
      ),
      pictureLeft(
        'welcome',
        'Wer entscheidet',
        'Was gekocht wird, wen man anstellt und wie man feiert, entscheidet das Haus. Über Löhne, Bauten und Informatik entscheiden wir gemeinsam. Über Geld, das am Bett fehlen würde, entscheidet niemand allein.',
      ),
      people('Die Gruppenleitung', 'barbara-wyss', 'sandra-oberholzer', 'thomas-arnet', 'reto-camenzind'),
      companyLogos('Unsere Betriebe'),
      downloads('Zum Nachlesen'),
      news('Aus der Gruppe', 2),
    ],
  },
  '/jobs': {
    title: 'Jobs',
    metaDescription:
      'Alle offenen Stellen und Lehrstellen der Digallo Gruppe: Pflege, Küche, Hauswirtschaft, Technik und Büro.',
    blocks: [
      hero('Arbeiten in der Gruppe', 'Vierzehn Betriebe, 1400 Menschen und ein Lohn, der am 25. stimmt.', 'team'),
      advantages(
        'Was überall gilt',
        ['Pläne, die halten', 'Dienste stehen mindestens fünf Wochen im Voraus fest.'],
        ['Wechseln, ohne zu kündigen', 'Sie möchten einmal in ein anderes Haus? Ihre Dienstjahre kommen mit.'],
        ['Weiterbildung', '2000 Franken im Jahr und die Zeit dazu.'],
      ),
      vacancyTeaser('Zurzeit offen', 5),
      people('Fragen zur Bewerbung', 'sandra-oberholzer'),
      callToAction(
        'Noch unsicher, welcher Betrieb?',
        'Bewerben Sie sich einmal. Wir sagen Ihnen, wo es passen könnte.',
        'Schnell bewerben',
        '/jobs/schnellbewerbung',
      ),
    ],
  },
  '/jobs/ausbildung': {
    title: 'Ausbildung',
    metaDescription: '112 Lernende, mehr als zehn Berufe: Ausbildung in den Betrieben der Digallo Gruppe.',
    blocks: [
      hero('Einen Beruf lernen', '112 junge Menschen lernen bei uns. Auf jede und jeden freut sich jemand.', 'team'),
      advantages(
        'Was Lernende in jedem Betrieb haben',
        ['Zeit', 'Mindestens zwei Lerntage im Monat.'],
        ['Andere Häuser', 'Einmal im Jahr zwei Wochen tauschen, auch ins Tessin.'],
        ['Eine Stimme', 'Am Tag der Lernenden bestimmt ihr, worüber geredet wird.'],
      ),
      quote(
        'Im Tausch war ich zwei Wochen am See. Jetzt kann ich Risotto und «buongiorno».',
        'Noah B.',
        'Lernender Koch',
      ),
      events('Kennenlernen', 2),
      callToAction(
        'Schnuppern',
        'Sag uns Beruf und Gegend, wir suchen den Platz.',
        'Schnuppertag anfragen',
        '/jobs/schnellbewerbung',
      ),
    ],
  },
  '/kontakt': {
    title: 'Kontakt',
    metaDescription: 'So erreichen Sie die Geschäftsstelle der Digallo Gruppe in Zürich: Auskunft, Personal, Medien.',
    blocks: [
      hero('Wir verbinden Sie', 'Und wenn wir es selbst wissen, antworten wir gleich.'),
      people('Ihre Ansprechpersonen', 'franziska-huber', 'sandra-oberholzer', 'mirjam-loosli'),
      journey(
        'Die Geschäftsstelle',
        ['Tram 5 bis «Lindenplatz», danach zwei Minuten zu Fuss. Das Büro liegt im dritten Stock, ein Lift ist da.'],
        ['Vor dem Haus gibt es keine Parkplätze. Das Parkhaus Lindenhof liegt fünf Gehminuten entfernt.'],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Unsere Häuser',
    metaDescription: 'Alle Häuser der Digallo Gruppe auf einen Blick: wo sie stehen und was sie besonders macht.',
    blocks: [
      hero(
        'Häuser mit eigenem Gesicht',
        'Jedes hat seine Website, seine Küche und seine Eigenheiten. Schauen Sie sich um.',
        'home',
      ),
    ],
  },
  '/datenschutz': privacyPage(
    digalloParty,
    'In unseren Häusern kennt man sich beim Namen. Umso sorgfältiger gehen wir mit Daten um, die jemand uns anvertraut.',
    'Bewerben Sie sich hier auf eine Stelle in einem Betrieb der Gruppe, sehen die Personalverantwortlichen der Gruppe Ihre Unterlagen und besprechen sie mit diesem Betrieb. Bevor wir sie einem anderen zeigen, fragen wir Sie.',
  ),
  '/s/medienstelle': {
    title: 'Medienstelle',
    metaDescription: 'Auskünfte und Bilder für Medienschaffende: die Medienstelle der Digallo Gruppe.',
    blocks: [
      hero('Medienstelle', 'Wir rufen innert zwei Stunden zurück, auch wenn die Frage unbequem ist.', 'stadt'),
      people('Auskunft', 'mirjam-loosli'),
      text(
        'In einem Haus fotografieren',
        'Gern, aber nie ohne Anmeldung: In unseren Häusern wohnen Menschen. Wer zu sehen ist, hat vorher Ja gesagt und darf es sich anders überlegen.',
      ),
      downloads('Unterlagen', 'jahresbericht-2026'),
      news('Neueste Meldungen', 3),
    ],
  },
  '/s/meldestelle': {
    title: 'Meldestelle',
    metaDescription:
      'Wenn etwas nicht stimmt: die unabhängige Meldestelle für alle, die in der Digallo Gruppe wohnen oder arbeiten.',
    blocks: [
      text(
        'Wenn etwas nicht stimmt',
        'Sprechen Sie zuerst mit jemandem im Haus, wenn das möglich ist. Wenn nicht, ist die Meldestelle da. Sie gehört nicht zur Gruppe und ist zum Schweigen verpflichtet.',
        '- für Menschen, die bei uns wohnen, und ihre Angehörigen',
        '- für Mitarbeitende und Lernende',
        '- auf Wunsch ohne Namen',
      ),
      questions(
        'Was dann geschieht',
        [
          'Wer erfährt, dass ich mich gemeldet habe?',
          'Nur die Person, mit der Sie sprechen. Alles Weitere geschieht nur, wenn Sie einverstanden sind.',
        ],
        [
          'Wie lange dauert es?',
          'Sie hören innert drei Tagen von uns und danach jede Woche, bis die Sache geklärt ist.',
        ],
      ),
      callToAction('Melden', 'Die Nummer ist rund um die Uhr besetzt: 044 000 00 00.', 'Anrufen', 'tel:044 000 00 00'),
    ],
  },
  '/v/willkommen': {
    title: 'Willkommen am Lindenplatz',
    blocks: [
      text('Dritter Stock', 'Empfang, Personal, Finanzen', 'Sitzungszimmer «Küchentisch»'),
      text('Heute zu Gast', '9 Uhr: Treffen der Küchenchefs', '14 Uhr: Lernende im zweiten Jahr'),
    ],
  },
};
