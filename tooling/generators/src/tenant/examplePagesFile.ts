import { camelCase } from '../repository/names.ts';

/** The pages of every site, each with a placeholder sentence. */
export function examplePagesFile(key: string): string {
  const constant = camelCase(key);
  return `import { callToAction, downloads, gallery, hero, houses, journey, people, text, vacancyTeaser } from '../blocks.ts';
import type { Example } from '../example.ts';
import { menuPage, trainingPage } from '../kinds/careHome.ts';
import { privacyPage } from '../kinds/legal.ts';
import { ${constant}Party } from './${key}.entries.ts';

export const ${constant}Pages: Example['pages'] = {
  '/wohnen': {
    title: 'Wohnen',
    blocks: [
      hero('Hier wohnen Sie', 'Ihr Zimmer richten Sie so ein, wie es Ihnen gefällt.', 'zimmer'),
      downloads('Preise', 'preise'),
      callToAction('Ansehen', 'Wir zeigen Ihnen das Haus gern.', 'Uns schreiben', '/kontakt'),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'Haus und Umgebung',
    blocks: [hero('Haus und Garten', 'Ein Garten mit vielen Bänken.', 'welcome'), gallery('Bilder')],
  },
  '/wohnen/veranstaltungen': {
    title: 'Veranstaltungen',
    blocks: [hero('Was bei uns läuft', 'Musik, Feste und Nachmittage zu zweit.', 'fest')],
  },
  '/pflege-betreuung': {
    title: 'Pflege und Betreuung',
    blocks: [
      hero('Gut begleitet', 'Wir sind Tag und Nacht für Sie da.', 'welcome'),
      text('Was wir tun', 'Wir unterstützen Sie dort, wo Sie es wünschen.'),
    ],
  },
  '/gastronomie': {
    title: 'Gastronomie',
    blocks: [hero('Essen wie daheim', 'Gäste sind jeden Tag willkommen.', 'tisch')],
  },
  '/ueber-uns': {
    title: 'Über uns',
    blocks: [hero('Wer wir sind', 'Ein Team, das sich Zeit nimmt.', 'home'), people('Unser Team'), houses('Unser Haus')],
  },
  '/jobs': {
    title: 'Jobs',
    blocks: [hero('Arbeiten bei uns', 'Ein Team, das aufeinander schaut.'), vacancyTeaser('Offene Stellen')],
  },
  '/jobs/ausbildung': trainingPage(
    [hero('Lernen bei uns', 'Vom ersten Tag an dabei.', 'welcome')],
    'Verbringen Sie einen Tag mit uns.',
  ),
  '/kontakt': {
    title: 'Kontakt',
    blocks: [
      hero('Wir sind für Sie da', 'Rufen Sie uns an, oder schreiben Sie uns.'),
      people('Ihre Ansprechperson', 'anna-beispiel'),
      journey('So finden Sie uns', ['Vom Bahnhof fünf Minuten zu Fuss.'], ['Parkplätze gibt es neben dem Haus.']),
    ],
  },
  '/unsere-haeuser': {
    title: 'Unser Haus',
    blocks: [hero('Unser Haus', 'Kommen Sie herein.')],
  },
  '/datenschutz': privacyPage(${constant}Party, 'Was Sie uns sagen, bleibt bei uns.'),
  '/s/hausordnung': {
    title: 'Hausordnung',
    blocks: [text('', 'Wir nehmen Rücksicht aufeinander.')],
  },
  '/s/besuchszeiten': {
    title: 'Besuchszeiten',
    blocks: [text('', 'Das Haus ist täglich von 8 bis 20 Uhr offen.')],
  },
  '/v/tagesmenu': menuPage('Heute', ['Menü', 'Suppe', 'Braten mit Kartoffelstock', 'Fruchtsalat']),
};
`;
}
