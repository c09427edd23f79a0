import { indexRedirects, maxRedirects } from '@group/content-client/contract/formerAddress';
import { describe, expect, it } from 'vitest';
import type { Site } from '../checks/site.ts';
import { tenants } from '../../content/tenants.ts';
import { type ExistingRedirect, planImport } from './planImport.ts';

const tenant = tenants.find(({ key }) => key === 'tabor');
if (!tenant) throw new Error('The tenant of the tests is missing.');

const site: Site = {
  tenant,
  pages: new Set(['/', '/wohnen', '/kontakt']),
  drafts: new Set(['/s/sommerfest']),
  redirects: indexRedirects([]),
  entries: { event: new Set(), article: new Set(), job: new Set(), house: new Set() },
  files: new Set(),
  phones: new Set(),
  mails: new Set(),
  deadLinks: new Set(),
  now: new Date('2026-11-22T10:00:00Z'),
};

const team: ExistingRedirect = { documentId: 'team', from: '/team', to: '/kontakt', permanent: true };

/** The plan for lines of former address, target and permanence, which are numbered from 1. */
const plan = (lines: readonly string[][], redirects: readonly ExistingRedirect[] = [team]) =>
  planImport(
    lines.map(([from = '', to = '', permanent = ''], position) => ({ line: position + 1, from, to, permanent })),
    { site, redirects, hosts: ['tabor.example'] },
  );

/** Line, verdict and remarks of each, in the order of writing. */
const verdicts = (...given: Parameters<typeof plan>): string[] =>
  plan(...given).map(({ line, verdict, remarks }) => [line, verdict, ...remarks].join(' '));

const refusal = (from: string, to: string, permanent = ''): string | undefined => {
  const [planned] = plan([[from, to, permanent]]);
  return planned?.verdict === 'refused' ? planned.remarks.join(' ') : undefined;
};

describe('planImport', () => {
  it('tells new redirects from changed and known ones, however they are spelled', () => {
    const lines = [
      ['/alt.html', '/wohnen'],
      ['/Team/', '/wohnen'],
    ];
    expect(plan(lines)).toEqual([
      { line: 1, from: '/alt.html', to: '/wohnen', permanent: true, verdict: 'new', before: null, remarks: [] },
      {
        line: 2,
        from: '/Team/',
        to: '/wohnen',
        permanent: true,
        verdict: 'changed',
        before: { to: '/kontakt', permanent: true },
        remarks: [],
      },
    ]);
    expect(verdicts([['/TEAM', '/kontakt']])).toEqual(['1 same']);
    expect(verdicts([['/team', '/kontakt', '302']])).toEqual(['1 changed']);
  });

  it('keeps how long an existing redirect is for, unless the file says it', () => {
    const temporary = [{ ...team, permanent: false }];
    const permanenceOf = (cell: string) => plan([['/team', '/wohnen', cell]], temporary)[0]?.permanent;
    expect(['', 'ja', '301', 'WAHR', 'nein', '302'].map(permanenceOf)).toEqual([false, true, true, true, false, false]);
    expect(plan([['/neu', '/wohnen', 'nein']])[0]?.permanent).toBe(false);
  });

  it('reduces addresses on a host of the website to their paths', () => {
    const lines = [
      ['https://www.tabor.example/index.php?id=5', 'http://tabor.example/wohnen'],
      ['TABOR.example/Ältere Seite', 'https://tabor.example/kontakt#team'],
      ['/extern', 'https://andere.example/x'],
    ];
    expect(plan(lines).map(({ from, to, verdict }) => [from, to, verdict])).toEqual([
      ['/index.php?id=5', '/wohnen', 'new'],
      ['/%C3%84ltere%20Seite', '/kontakt#team', 'new'],
      ['/extern', 'https://andere.example/x', 'new'],
    ]);
  });

  it.each([
    ['https://andere.example/alt', '/wohnen', 'andere.example ist keine Adresse dieser Website'],
    ['https://tabor.example.evil.example/alt', '/wohnen', 'ist keine Adresse dieser Website'],
    ['', '/wohnen', 'Frühere Adresse: Hier steht nichts.'],
    ['/alt', '', 'Führt zu: Hier steht nichts.'],
    ['alt.html', '/wohnen', 'Bitte mit / beginnen'],
    ['/alt#team', '/wohnen', 'Bitte mit / beginnen'],
    ['=HYPERLINK("https://evil.example")', '/wohnen', 'Bitte mit / beginnen'],
    ['//evil.example', '/wohnen', 'Bitte mit / beginnen'],
    [`/${'a'.repeat(200)}`, '/wohnen', 'Möglich sind 200 Zeichen.'],
    ['/alt', `/${'a'.repeat(500)}`, 'Möglich sind 500 Zeichen.'],
    ['/alt', 'javascript:alert(1)', 'Bitte einen Pfad mit / am Anfang schreiben'],
    ['/alt', '=1+1', 'Bitte einen Pfad mit / am Anfang schreiben'],
    ['/alt', '/alt/', 'führt wieder zu sich selbst'],
    ['/alt', '/gibt-es-nicht', 'diese Seite gibt es nicht'],
    ['/wohnen', '/kontakt', 'hätte keine Wirkung'],
  ])('refuses %s → %s', (from, to, sentence) => {
    expect(refusal(from, to)).toContain(sentence);
  });

  it('refuses a word for the time that it does not know', () => {
    expect(refusal('/alt', '/wohnen', 'vielleicht')).toBe('Für immer: «vielleicht» heisst weder ja noch nein.');
  });

  it('refuses the second line from the same address', () => {
    const lines = [
      ['/alt', '/wohnen'],
      ['/ALT/', '/kontakt'],
    ];
    expect(verdicts(lines)).toEqual(['1 new', '2 refused Frühere Adresse: Sie steht schon in Zeile 1.']);
  });

  it('writes a redirect after the one to which it leads, with the hint about chains', () => {
    const lines = [
      ['/eins', '/zwei'],
      ['/zwei', '/drei'],
      ['/drei', '/wohnen'],
      ['/vier', '/team'],
    ];
    expect(verdicts(lines)).toEqual([
      '3 new',
      expect.stringMatching(/^2 new Führt zu: Von \/drei .* gleich \/wohnen schreiben\.$/),
      expect.stringMatching(/^1 new Führt zu: Von \/zwei .* gleich \/wohnen schreiben\.$/),
      expect.stringMatching(/^4 new Führt zu: Von \/team .* gleich \/kontakt schreiben\.$/),
    ]);
  });

  it('refuses loops within the file, and with existing redirects', () => {
    const circle = [
      ['/a', '/b'],
      ['/b', '/a'],
    ];
    expect(verdicts(circle)).toEqual([expect.stringContaining('sich selbst'), expect.stringContaining('sich selbst')]);
    const back = { documentId: 'b', from: '/b', to: '/a', permanent: true };
    expect(verdicts([['/a', '/b']], [back])).toEqual([expect.stringContaining('sich selbst')]);
    const kept = verdicts(
      [
        ['/b', '/gibt-es-nicht'],
        ['/a', '/b'],
      ],
      [back],
    );
    expect(kept).toEqual([expect.stringContaining('gibt es nicht'), expect.stringContaining('sich selbst')]);
  });

  it('refuses what a website would not read, and takes a whole file in time', () => {
    const lines = Array.from({ length: maxRedirects }, (_, number) => [`/alt-${number}.html?id=${number}`, '/wohnen']);
    const start = performance.now();
    const all = plan(lines, []);
    // Two seconds are the goal on a quiet machine; quadratic work in the wrong place takes minutes.
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(all.every(({ verdict }) => verdict === 'new')).toBe(true);
    const full = all.map(({ from, to, permanent }) => ({ documentId: from, from, to, permanent }));
    expect(verdicts([['/noch-eine', '/wohnen']], full)).toEqual([
      `1 refused Eine Website kann ${maxRedirects} Weiterleitungen haben.`,
    ]);
  });
});
