import { indexRedirects, maxRedirects } from '@group/content-client/contract/formerAddress';
import { describe, expect, it } from 'vitest';
import type { Site } from '../checks/site.ts';
import { tenants } from '../../environment/tenants.ts';
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

const existing = (from: string, to: string): ExistingRedirect => {
  return { documentId: from.slice(1), from, to, updatedAt: '2026-11-01T10:00:00.000Z' };
};

const team = existing('/team', '/kontakt');

/** The plan for lines of former address and target, such as `/alt → /neu`, which are numbered from 1. */
function plan(lines: readonly string[], redirects: readonly ExistingRedirect[] = [team]) {
  const read = lines.map((line, position) => {
    const [from = '', to = ''] = line.split(' → ');
    return { line: position + 1, from, to };
  });
  return planImport(read, site, redirects, new Date('2026-11-22T10:00:00Z'));
}

/** Verdict and remarks of each line. */
const verdicts = (...given: Parameters<typeof plan>): string[] =>
  plan(...given).map(({ verdict, remarks }) => [verdict, ...remarks].join(' '));

describe('planImport', () => {
  it('tells new redirects from changed and known ones, however they are spelled', () => {
    const lines = ['/alt.html → /wohnen', '/Team/ → /wohnen'];
    expect(plan(lines)).toEqual([
      { line: 1, from: '/alt.html', to: '/wohnen', verdict: 'new', remarks: [] },
      {
        line: 2,
        from: '/Team/',
        to: '/wohnen',
        verdict: 'changed',
        documentId: 'team',
        before: '/kontakt',
        remarks: [],
      },
    ]);
    expect(verdicts(['/TEAM → /kontakt'])).toEqual(['same']);
  });

  it('reduces addresses on a host of the website to their paths', () => {
    const lines = [
      'https://www.tabor.example/index.php?id=5 → http://tabor.example/wohnen',
      'HTTPS://TABOR.example/Ältere Seite → https://tabor.example/kontakt#team',
      '/extern → https://andere.example/x',
    ];
    expect(plan(lines).map(({ from, to, verdict }) => [from, to, verdict])).toEqual([
      ['/index.php?id=5', '/wohnen', 'new'],
      ['/%C3%84ltere%20Seite', '/kontakt#team', 'new'],
      ['/extern', 'https://andere.example/x', 'new'],
    ]);
  });

  it.each([
    ['https://andere.example/alt', '/wohnen', 'Bitte mit / beginnen'],
    ['https://tabor.example.evil.example/alt', '/wohnen', 'Bitte mit / beginnen'],
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
  ])('rejects %s → %s', (from, to, sentence) => {
    expect(verdicts([`${from} → ${to}`])).toEqual([expect.stringMatching(/^rejected /)]);
    expect(verdicts([`${from} → ${to}`])[0]).toContain(sentence);
  });

  it('rejects the second line from the same address', () => {
    const lines = ['/alt → /wohnen', '/ALT/ → /kontakt'];
    expect(verdicts(lines)).toEqual(['new', 'rejected Diese frühere Adresse steht schon in Zeile 1.']);
  });

  it('accepts a redirect that leads to another one of the file, with the hint about chains', () => {
    const lines = ['/eins → /zwei', '/zwei → /drei', '/drei → /wohnen', '/vier → /team'];
    expect(verdicts(lines)).toEqual([
      expect.stringMatching(/^new Führt zu: Von \/zwei .* gleich \/wohnen schreiben\.$/),
      expect.stringMatching(/^new Führt zu: Von \/drei .* gleich \/wohnen schreiben\.$/),
      'new',
      expect.stringMatching(/^new Führt zu: Von \/team .* gleich \/kontakt schreiben\.$/),
    ]);
  });

  it.each([
    ['ends nowhere', ['/eins → /zwei', '/zwei → /drei', '/drei → /gibt-es-nicht']],
    ['leads to a line without target', ['/eins → /zwei', '/zwei → ']],
    ['leads to a line that is wrong', ['/eins → /zwei', '/zwei → javascript:alert(1)']],
    ['is a loop', ['/eins → /zwei', '/zwei → /eins']],
    ['leads into a loop', ['/eins → /zwei', '/zwei → /drei', '/drei → /zwei']],
  ])('rejects each line of a chain that %s', (_, lines) => {
    expect(verdicts(lines).filter((verdict) => !verdict.startsWith('rejected '))).toEqual([]);
  });

  it('rejects loops with existing redirects, also with one that the file fails to change', () => {
    const back = existing('/b', '/a');
    expect(verdicts(['/a → /b'], [back])).toEqual([expect.stringContaining('sich selbst')]);
    const failing = ['/b → /gibt-es-nicht', '/a → /b'];
    expect(verdicts(failing, [back])).toEqual([
      expect.stringContaining('gibt es nicht'),
      expect.stringContaining('gibt es nicht'),
    ]);
  });

  it('rejects a chain that is longer than browsers follow', () => {
    const chain = Array.from({ length: maxRedirects }, (_, number) => `/alt-${number} → /alt-${number + 1}`);
    const all = verdicts([...chain.slice(0, -1), `/alt-${maxRedirects - 1} → /wohnen`]);
    expect(all.filter((verdict) => !verdict.startsWith('rejected '))).toHaveLength(20);
  });

  it('rejects what a website would not read, and takes a whole file in time', () => {
    const lines = Array.from({ length: maxRedirects }, (_, number) => `/alt-${number}.html?id=${number} → /wohnen`);
    const start = performance.now();
    const all = plan(lines, []);
    // Two seconds are the goal on a quiet machine; quadratic work in the wrong place takes minutes.
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(all.every(({ verdict }) => verdict === 'new')).toBe(true);
    const full = all.map(({ from, to }) => existing(from, to));
    expect(() => plan(['/noch-eine → /wohnen'], full)).toThrow(`So wären es ${maxRedirects + 1}.`);
    expect(verdicts(['/alt-7.html?id=7 → /kontakt'], full)).toEqual(['changed']);
  });
});
