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
import { hinderzelgParty } from './hinderzelg.entries.ts';

export const hinderzelgPages: Example['pages'] = {
  '/wohnen': {
    title: 'Wohnen',
    metaDescription:
      'Langzeitpflege, Übergangspflege, Palliativstation: wohnen im Pflegezentrum Hinderzelg, auf Zeit oder bis zuletzt.',
    blocks: [
      hero('Wohnen, auch wenn man liegt', 'Jedes Zimmer hat einen Balkon, auf den ein Bett passt.', 'haus'),
      text(
        'Wie lange Sie bleiben',
        '- Akut- und Übergangspflege: meist zwei Wochen',
        '- Ferien- und Entlastungsplatz: ab drei Tagen',
        '- Langzeitpflege: so lange Sie möchten',
        '- Palliativstation: Tage, Wochen, manchmal Monate',
      ),
      pictureRight(
        'park',
        'Ihr Zimmer',
        'Einzelzimmer mit Bad, 24 Quadratmeter. Bringen Sie mit, was Sie sehen möchten, wenn Sie die Augen öffnen.',
      ),
      questions(
        'Vor dem Eintritt',
        ['Wie schnell geht es?', 'Aus dem Spital oft innert zwei Tagen. Die Pflegeberatung ruft am selben Tag zurück.'],
        ['Wer bezahlt die Übergangspflege?', 'Krankenkasse und Kanton, während längstens vierzehn Tagen.'],
        ['Kann ich wieder nach Hause?', 'Das ist das Ziel. Bei vier von fünf Menschen gelingt es.'],
      ),
      downloads('Für die Aufnahme', 'aufnahme'),
      callToAction(
        'Aufnahme anfragen',
        'Für Fachleute und Familien dieselbe Nummer.',
        'Pflegeberatung erreichen',
        '/kontakt',
      ),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Haus und Umgebung',
    metaDescription: 'Park, Holzturm, Raum der Stille und ein Weg zum Waldrand: das Pflegezentrum und seine Umgebung.',
    blocks: [
      hero('Ein Haus mit viel Luft', 'Gänge, die zum Fenster führen. Fenster, die in den Park führen.', 'park'),
      pictureLeft(
        'stube',
        'Der Holzturm',
        'Unten der Raum der Stille, darüber die zwei Zimmer für Angehörige, zuoberst eine Plattform mit Blick zum See.',
      ),
      gallery('Haus und Menschen'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Veranstaltungen',
    blocks: [
      hero(
        'Kurse, Feste, stille Stunden',
        'Vieles ist für die Öffentlichkeit, manches nur für die Familien im Haus.',
        'home',
      ),
      text(
        'Regelmässig',
        '- Mittwoch: Balu besucht die Stationen',
        '- Donnerstag: Singen am Klavier, 15 Uhr',
        '- Sonntag: Feier im Raum der Stille, 10 Uhr',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Pflege & Palliative Care',
    metaDescription: 'Ausgezeichnete Palliative Care, Akut- und Übergangspflege, Langzeitpflege: unser Fach.',
    blocks: [
      hero('Unser Fach', 'Gegen Schmerzen, Angst und Einsamkeit kann man viel tun.', 'welcome'),
      advantages(
        'Drei Stationen',
        ['Palliative Care', 'Zwölf Betten, eine Ärztin im Team, mehr Hände als anderswo.'],
        ['Akut- und Übergangspflege', 'Zwanzig Betten für die Zeit zwischen Spital und Zuhause.'],
        ['Langzeitpflege', '54 Betten für Menschen, die viel brauchen und noch einiges vorhaben.'],
      ),
      pictureRight(
        'team',
        'Wer sich kümmert',
        'Ärztin, Pflege, Physiotherapie, Sozialdienst, Seelsorge und Freiwillige besprechen sich jeden Morgen. Den Plan dafür machen Sie.',
      ),
      quote('Sie fragten nicht, was ihm fehlt. Sie fragten, was er noch möchte.', 'Familie W.', 'Angehörige'),
      downloads('Für Familien', 'angehoerige'),
      callToAction(
        'Reden Sie mit uns',
        'Christine Roth nimmt sich Zeit, auch wenn noch nichts entschieden ist.',
        'Gespräch suchen',
        '/kontakt',
      ),
    ],
  },
  '/gastronomie': {
    title: 'Essen und Trinken',
    metaDescription: 'Essen, wann man mag, so viel man mag: die Küche des Pflegezentrums und das Bistro im Park.',
    blocks: [
      hero(
        'Wunschkost',
        'Auf der Palliativstation gibt es keine Karte. Es gibt die Frage: Worauf hätten Sie Lust?',
        'stube',
      ),
      text(
        'Bistro im Park',
        'Täglich von 9 bis 18 Uhr. Mittagsteller 18 Franken, für Angehörige die Hälfte.',
        'Nachts steht in der Teeküche Suppe warm.',
      ),
      callToAction(
        'Besondere Wünsche',
        'Geburtstag, letzter Hochzeitstag, Lieblingsessen: Sagen Sie es uns.',
        'Wunsch mitteilen',
        '/kontakt',
      ),
    ],
  },
  '/ueber-uns': {
    title: 'Über uns',
    metaDescription: 'Fachleute, die ihren Beruf so ausüben, wie sie ihn gelernt haben: das Team im Hinderzelg.',
    blocks: [
      hero('Menschen mit einem Fach', '164 Mitarbeitende, 40 Freiwillige, ein Labrador.', 'team'),
      text(
        'Haltung',
        'Wir verlängern das Leben nicht um jeden Preis und kürzen es nie ab. Dazwischen liegt unsere Arbeit.',
        'Alle vier Jahre prüfen Fachleute von aussen, ob wir halten, was wir sagen.',
      ),
      people('Leitung und Begleitung'),
      quote(
        'Eine gute Nacht ist manchmal die beste Medizin. Man muss nur jemanden haben, der dafür sorgt.',
        'Dr. Irene Halter',
        'Direktorin und Ärztin',
      ),
      houses('Zwei Häuser'),
      news('Berichte', 2),
    ],
  },
  '/jobs': {
    title: 'Jobs',
    metaDescription: 'Für Fachpersonen: Stellenplan über der Vorgabe, Supervision, CAS Palliative Care bezahlt.',
    blocks: [
      hero(
        'Genügend Hände, um langsam zu sein',
        'Unser Stellenplan liegt zwölf Prozent über der Vorgabe. Mit Absicht.',
        'team',
      ),
      advantages(
        'Was wir bieten',
        ['Supervision', 'Monatlich, in der Arbeitszeit.'],
        ['CAS Palliative Care', 'Vollständig bezahlt.'],
        ['Seelsorge', 'Auch für Sie.'],
      ),
      vacancyTeaser('Fachleute gesucht', 4),
    ],
  },
  '/jobs/ausbildung': trainingPage(
    [
      hero('Gründlich lernen', 'Skills-Raum, Bibliothek und Menschen, die gern erklären.', 'team'),
      advantages(
        'Für Lernende und Studierende',
        ['Skills-Raum', 'Mit einer Puppe, die hustet.'],
        ['Zwei Begleiterinnen', 'Eine für die Schule, eine für die Station.'],
        ['Nachgespräch', 'Nach jedem Todesfall. Immer.'],
      ),
      quote('Ich dachte, hier sei es traurig. Es wird viel gelacht.', 'Noé K.', 'Lernender im zweiten Jahr'),
    ],
    'Zwei Tage auf der Langzeitpflege, ein Gespräch danach.',
  ),
  '/kontakt': {
    title: 'Kontakt',
    metaDescription: 'Pflegeberatung, Aufnahme und Anreise: so erreichen Sie das Pflegezentrum in Oberwangen.',
    blocks: [
      hero('Rund um die Uhr', 'Das Haus ist immer offen, das Telefon immer besetzt.'),
      people('Für Aufnahme und Beratung', 'daniel-ruckstuhl', 'christine-roth'),
      journey(
        'Anreise',
        ['Bahnhof Oberwangen, Bus 823 bis «Pflegezentrum» (Endstation).'],
        ['Autobahn bis Oberwangen, zwei Kilometer Richtung Wald. Angehörige parkieren gratis.'],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Unsere Häuser',
    blocks: [hero('Pflegezentrum und Bildungshaus', 'Im einen wird gepflegt, im anderen gelernt, wie.')],
  },
  '/datenschutz': privacyPage(
    hinderzelgParty,
    'Wer krank ist, gibt viel von sich preis. Unsere Fachleute stehen unter Schweigepflicht, und diese Website verlangt nichts, was sie nicht braucht.',
    '- Bei der Anmeldung zu Kursen: Name, Adresse und Telefon, bis der Kurs abgerechnet ist.',
  ),
  '/s/angehoerige': {
    title: 'Für Angehörige',
    metaDescription: 'Bleiben, ausruhen, mitreden: was Angehörige im Pflegezentrum erwartet.',
    blocks: [
      hero('Sie gehören dazu', 'Niemand kennt den Menschen, den wir pflegen, besser als Sie.', 'stube'),
      text(
        'Bleiben',
        'Zwei Zimmer stehen bereit, für eine Nacht oder länger, kostenlos. Ein zweites Bett stellen wir auch ins Zimmer Ihrer Angehörigen.',
      ),
      text(
        'Mitreden',
        'Einmal in der Woche setzen wir uns mit Ihnen zusammen. Entscheidungen treffen Sie nicht allein und nicht unter Druck.',
      ),
      downloads('Zum Mitnehmen', 'angehoerige'),
      events('Kurse und Feiern für Familien', 3),
      callToAction(
        'Jemand zum Reden',
        'Salome Egger ist für Familien da, mit und ohne Glauben.',
        'Kontakt aufnehmen',
        '/kontakt',
      ),
    ],
  },
  '/s/hausordnung': {
    title: 'Hausordnung',
    blocks: [
      text(
        'Rücksicht',
        '- Auf der Palliativstation gehen wir leise. Auch das Telefon.',
        '- Kinder dürfen alles fragen.',
        '- Tiere sind nach Absprache willkommen; Balu hat Vortritt.',
        '- Kerzen sind elektrisch, Licht ist es nicht immer.',
      ),
    ],
  },
  '/s/besuchszeiten': {
    title: 'Besuchszeiten',
    blocks: [
      text(
        'Keine',
        'Sie dürfen immer kommen und so lange bleiben, wie es Ihnen beiden guttut. Nachts öffnet der Empfang.',
      ),
    ],
  },
  '/v/tagesmenu': menuPage(
    'Bistro im Park, heute',
    ['Mittagsteller', 'Kürbisrisotto mit Salbei', 'oder Siedfleisch mit Meerrettich'],
    ['Fein und weich', 'Risottocreme, Kürbismousse'],
    ['Dessert', 'Vanilleflan'],
    ['Heute im Haus', 'Singen am Klavier, 15 Uhr'],
  ),
};
