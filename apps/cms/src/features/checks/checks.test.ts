import { indexRedirects } from '@group/content-client/contract/formerAddress';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tenants } from '../../environment/tenants.ts';
import { checkEntry } from './checkEntry.ts';
import { readEntry } from './entry.ts';
import type { Finding } from './finding.ts';
import { isDead, isPublicAddress } from './outsideLinks.ts';
import type { Site } from './site.ts';

type Row = Record<string, unknown>;

/** A draft of the corpus: a page with one block of text unless it says otherwise. */
interface Draft {
  name?: string;
  type?: string;
  locale?: string;
  fields?: Row;
  blocks?: Row[];
  /** Lines of Markdown. */
  text?: string[];
  /** Of each blocking finding, some words of its sentence. */
  faults?: string[];
}

const tabor = tenants.find(({ key }) => key === 'tabor');
const rivabella = tenants.find(({ key }) => key === 'rivabella');
if (!tabor || !rivabella) throw new Error('The tenants of the tests are missing.');

const site: Site = {
  tenant: tabor,
  pages: new Set([
    '/',
    '/wohnen',
    '/pflege-betreuung',
    '/ueber-uns',
    '/kontakt',
    '/datenschutz',
    '/s/hausordnung',
    '/s/besuchszeiten',
  ]),
  drafts: new Set(['/s/sommerfest']),
  redirects: indexRedirects([
    { from: '/team', to: '/ueber-uns/team' },
    { from: '/index.php?id=9', to: '/wohnen' },
  ]),
  entries: {
    event: new Set(['event1']),
    article: new Set(['article1']),
    job: new Set(['job1']),
    house: new Set(['tabor-haus']),
  },
  files: new Set(['taxordnung_ab12.pdf']),
  phones: new Set(['0440000000']),
  mails: new Set(['info@tabor.example']),
  deadLinks: new Set(['https://weg.example/']),
  now: new Date('2026-11-22T10:00:00Z'),
};

/** Text and links of a line. */
const inline = (line: string): Row[] =>
  line.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, text, url] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    return url ? { type: 'link', url, children: [{ type: 'text', text }] } : { type: 'text', text: part };
  });

function richTextNode(line: string): Row {
  const [, marks = '', rest = line] = /^(#+|-) (.*)$/.exec(line) ?? [];
  if (marks === '-') return { type: 'list', children: [{ type: 'list-item', children: inline(rest) }] };
  return marks
    ? { type: 'heading', level: marks.length, children: inline(rest) }
    : { type: 'paragraph', children: inline(rest) };
}

let files = 0;

/** Replaces lines by rich text, and completes pictures, as the database has them. */
function stored(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((each: unknown) => (typeof each === 'string' ? richTextNode(each) : stored(each)));
  }
  if (typeof value !== 'object' || value === null) return value;
  const row = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, stored(each)]));
  return 'alternativeText' in row ? { id: ++files, mime: 'image/jpeg', ...row } : row;
}

function findingsIn({ type = 'page', locale, fields, blocks = [], text }: Draft, on = site): Finding[] {
  const all = [...(text ? [{ __component: 'blocks.text', title: '', body: text }] : []), ...blocks];
  const page = type === 'page' ? { title: 'Probe', path: '/s/probe', blocks: all } : {};
  const row: Row = { documentId: 'id', locale: locale ?? 'de-CH', ...page, ...fields };
  return checkEntry(readEntry(type, Object.fromEntries(Object.entries(row).map(([k, v]) => [k, stored(v)]))), on);
}

const messagesIn = (draft: Draft, on = site): string[] => findingsIn(draft, on).map(({ message }) => message);

const messagesOfRedirect = (from: string, to: string): string[] =>
  messagesIn({ type: 'redirect', fields: { from, to } });

function corpus(name: string): Draft[] {
  const file = join(import.meta.dirname, '../../testing/drafts', `${name}.json`);
  const drafts: Draft[] = JSON.parse(readFileSync(file, 'utf8'));
  expect(drafts).toHaveLength(60);
  return drafts;
}

it('takes former addresses of any kind, and names the end of a chain of redirects', () => {
  for (const from of ['/alt.html', '/index.php?id=5', '/Ältere%20Seite', '/wohnen?id=5', '/?p=7']) {
    expect([from, messagesOfRedirect(from, '/ueber-uns')]).toEqual([from, []]);
  }
  for (const from of ['/Wohnen/', '/%77ohnen', '/api/x?y=1']) {
    expect(messagesOfRedirect(from, '/ueber-uns')).toEqual([expect.stringContaining('hätte keine Wirkung')]);
  }
  expect(messagesOfRedirect('/neu', '/team')).toEqual([expect.stringContaining('gleich /ueber-uns/team schreiben')]);
  expect(messagesOfRedirect('/neu', '/index.php?id=9')).toEqual([expect.stringContaining('gleich /wohnen schreiben')]);
});

const messagesOfNavigation = (names: readonly string[], tenant: Site['tenant'] = tabor): string[] => {
  const fields = { Nav: names.map((name) => ({ name, link: '/wohnen' })) };
  return messagesIn({ type: `konfiguration-${tenant.key}`, fields }, { ...site, tenant });
};

it('keeps the navigation in one row, in which languages take room', () => {
  const names = ['Wohnen', 'Pflege & Betreuung', 'Gastronomie', 'Jobs', 'Über uns', 'Kontakt'];
  const tooLong = expect.stringMatching(/^Navigation: .* um \d+ Zeichen kürzen/);
  expect(messagesOfNavigation(names)).toEqual([]);
  expect(messagesOfNavigation([...names, 'Veranstaltungen und Vermietungen'])).toEqual([tooLong]);
  expect(messagesOfNavigation([...names, 'Medien'])).toEqual([]);
  expect(messagesOfNavigation([...names, 'Medien'], rivabella)).toEqual([tooLong]);
});

it('finds nothing in the good drafts', () => {
  const alarms = corpus('good').map((draft) => [draft.name, messagesIn(draft)]);
  expect(alarms.filter(([, messages]) => messages?.length)).toEqual([]);
});

it('finds every blocking fault of the bad drafts, and no other', () => {
  for (const draft of corpus('bad')) {
    const blocking = findingsIn(draft).filter(({ blocks }) => blocks);
    expect([draft.name, blocking.map(({ message }) => message)]).toEqual([
      draft.name,
      draft.faults?.map((fault) => expect.stringContaining(fault)),
    ]);
  }
});

const linked = (text: string, target = '/wohnen'): Draft => ({ text: [`Siehe [${text}](${target}).`] });
const long =
  'Wer bei uns einzieht bringt Möbel und Bilder und Pflanzen mit und richtet das Zimmer so ein wie es daheim war und hat danach viel Zeit um das Haus und den Garten und alle Leute kennenzulernen.';

it.each<[string, Draft, string]>([
  ['a link without meaning', linked('hier klicken'), '«hier klicken» sagt nicht'],
  ['one with punctuation', linked('Mehr …'), '«Mehr …» sagt nicht'],
  ['a file link without kind and size', linked('Taxordnung', '/downloads/taxordnung_ab12.pdf'), '(PDF, 2 MB)'],
  ['a link to a draft', linked('Sommerfest', '/s/sommerfest'), 'einem Entwurf'],
  ['an outside link that failed', linked('Verband', 'https://weg.example/'), 'ging in zwei Nächten ins Leere'],
  ['a long sentence', { text: [long] }, 'hat 36 Wörter'],
  [
    'long words',
    { text: Array(40).fill('Pflegefachpersonen verantworten Betreuungsqualität.') },
    'schwer zu lesen (LIX',
  ],
  ['a date in the past', { text: ['Der Markt ist am 3. Oktober 2026.'] }, 'Der 3. Oktober 2026 ist vorbei'],
  ['a date in figures', { text: ['Anmelden bis 1.9.2026.'] }, 'Der 1.9.2026 ist vorbei'],
  ['a start that is over', { type: 'job', fields: { title: 'Koch', startDate: '2026-01-01' } }, 'Stellenantritt'],
  [
    'an entry that is not shown any more since this morning',
    { type: 'article', fields: { publishUntil: '2026-11-22T09:00:00Z' } },
    'niemand sieht den Eintrag',
  ],
  [
    'a notice whose last day is over',
    { type: 'konfiguration-tabor', fields: { notice: 'Bitte Masken tragen.', noticeUntil: '2026-11-21' } },
    'niemand sieht den Hinweis',
  ],
  [
    'an event that is over',
    { type: 'event', fields: { startsAt: '2026-11-20T18:00:00Z', endsAt: '2026-11-21T22:30:00Z' } },
    'Die Veranstaltung ist vorbei',
  ],
  [
    'an article that is shown before its date',
    { type: 'article', fields: { date: '2026-12-24', publishFrom: '2026-12-20T08:00:00Z' } },
    'Der 24.12.2026 kommt erst noch',
  ],
  ['another phone', { text: ['Rufen Sie an: 044 111 22 33.'] }, '044 111 22 33 ist keine Nummer'],
  [
    'another phone as others write it',
    { text: ['Eine Nummer ist +41 (0) 44/111.22.33.'] },
    '+41 (0) 44/111.22.33 ist keine Nummer',
  ],
  ['another mail', { text: ['Schreiben Sie an anna@muster.example.'] }, 'anna@muster.example ist keine Adresse'],
  ['German in French', { locale: 'fr-CH', text: ['Wir sind für Sie da und haben immer Zeit.'] }, 'ist deutsch'],
  [
    'a small picture',
    {
      blocks: [
        { __component: 'blocks.hero', title: 'A', picture: { name: 'a.jpg', alternativeText: 'A', width: 640 } },
      ],
    },
    'ist 640 Pixel breit',
  ],
])('warns of %s without blocking it', (_, draft, words) => {
  expect(findingsIn(draft)).toEqual([{ blocks: false, message: expect.stringContaining(words) }]);
});

it.each<[string, string, Row]>([
  ['a notice on its last day', 'konfiguration-tabor', { notice: 'Bitte Masken tragen.', noticeUntil: '2026-11-22' }],
  ['an event that is on', 'event', { startsAt: '2026-11-20T18:00:00Z', endsAt: '2026-11-22T18:00:00Z' }],
  [
    'a published event that is over',
    'event',
    { startsAt: '2026-11-20T18:00:00Z', publishedAt: '2026-11-01T08:00:00Z' },
  ],
  ['an article that waits for its date', 'article', { date: '2026-12-24', publishFrom: '2026-12-23T23:00:00Z' }],
])('says nothing of %s', (_, type, fields) => {
  expect(findingsIn({ type, fields })).toEqual([]);
});

const vacancy = (fields: Row) => findingsIn({ type: 'job', fields: { kind: 'vacancy', ...fields } });

it.each<[string, Row, string]>([
  ['must be reported and is not', { occupation: 'cook' }, 'zuerst dem RAV'],
  [
    'appears within five working days of the confirmation',
    { occupation: 'otherListed', reportedOn: '2026-11-20', publishFrom: '2026-11-27T22:59:00Z' },
    'vom 20.11.2026 dauern bis 27.11.2026',
  ],
  ['is confirmed too recently to appear at once', { occupation: 'cook', reportedOn: '2026-11-16' }, 'bis 23.11.2026'],
])('blocks a vacancy that %s', (_, fields, words) => {
  expect(vacancy(fields)).toEqual([{ blocks: true, message: expect.stringContaining(words) }]);
});

it.each<[string, Row]>([
  ['appears after five working days', { reportedOn: '2026-11-20', publishFrom: '2026-11-27T23:00:00Z' }],
  ['was confirmed long ago', { reportedOn: '2026-11-13' }],
  ['is an exemption', { reportingExemption: 'short' }],
  ['is an apprenticeship', { kind: 'apprenticeship' }],
  ['is of no listed occupation', { occupation: 'notListed' }],
])('lets a vacancy be published that %s', (_, fields) => {
  expect(vacancy({ occupation: 'cook', ...fields })).toEqual([]);
});

it('asks to check the duty to report where nothing is chosen, and after the year of the list', () => {
  const hint = [{ blocks: false, message: expect.stringContaining('Check-Up') }];
  expect(vacancy({})).toEqual(hint);
  expect(vacancy({ occupation: 'notListed', publishFrom: '2026-12-31T23:00:00Z' })).toEqual(hint);
});

const slotAt = (house: string, closed = false) =>
  findingsIn({ type: 'visit-slot', fields: { title: 'Führung', house, closed } });

it('takes dates for visits at houses of the website alone, and lets others be closed', () => {
  const message = expect.stringMatching(/«Haus am Hang».* eine davon schreiben: tabor-haus\.$/);
  expect(slotAt('Haus am Hang')).toEqual([{ blocks: true, message }]);
  expect([slotAt('tabor-haus'), slotAt(''), slotAt('Haus am Hang', true)]).toEqual([[], [], []]);
});

it('leaves paths to editors that a website has no screen for', () => {
  const page: Draft = { fields: { title: 'Presse', path: '/media/spiegel' } };
  expect(messagesIn(page)).toEqual([expect.stringContaining('/media/spiegel')]);
  expect(messagesIn(page, { ...site, tenant: rivabella })).toEqual([]);
});

it('quotes no personal data', () => {
  const messages = messagesIn({ text: ['AHV 756.9217.0769.85, Konto CH93 0076 2011 6238 5295 7'] });
  expect(messages).toHaveLength(2);
  expect(messages.join(' ')).not.toMatch(/9217|7620|2011/);
});

it.each(['1', '1.', '044 ', 'a-', 'a@', 'CH11 AAAA ', '('])('reads a long text of %j in time', (part) => {
  const start = performance.now();
  messagesIn({ text: [part.repeat(200_000 / part.length)] });
  // It takes a second at most; quadratic work in the wrong place takes a minute.
  expect(performance.now() - start).toBeLessThan(5_000);
});

it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '192.168.1.1', '::1', 'fd00::1', '::ffff:10.0.0.1', '100.64.0.1'])(
  'never requests links to the internal address %s',
  (address) => expect(isPublicAddress(address)).toBe(false),
);

it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('requests links to the public address %s', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

it('takes a link for dead that is no address', async () => {
  expect(await isDead('https://www.beispiel.ch:Seite')).toBe(true);
});
