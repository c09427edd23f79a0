import { indexRedirects, maxRedirects } from '@group/content-client/contract/formerAddress';
import { checkEntry } from '../checks/checkEntry.ts';
import { fieldsOf, readEntry } from '../checks/entry.ts';
import type { Site } from '../checks/site.ts';
import { problemOf, type RedirectRule } from './redirectRules.ts';
import type { FileLine } from './readRedirectFile.ts';

/** Where an existing redirect leads. */
export interface Before {
  to: string;
  permanent: boolean;
}

/** A redirect that a website has. */
export interface ExistingRedirect extends RedirectRule, Before {
  documentId: string;
}

export type Verdict = 'new' | 'changed' | 'same' | 'refused';

/** What would become of a line. */
export interface PlannedLine extends RedirectRule {
  /** In the file, from 1. */
  line: number;
  permanent: boolean;
  verdict: Verdict;
  /** What an existing redirect from this address says. */
  before: Before | null;
  /** German sentences: why the line is refused, or what would be better. */
  remarks: string[];
}

/** Whether a line changes something. */
export const isWritten = ({ verdict }: PlannedLine): boolean => verdict === 'new' || verdict === 'changed';

const fields = fieldsOf('redirect') ?? {};

/** Host names are the same with and without this. */
const bare = (host: string): string => host.replace(/^www\./, '');

/** An address on the web, with or without `https://`. */
function webAddress(text: string): URL | null {
  if (/^https?:\/\//i.test(text)) return URL.parse(text);
  return /^[\w-]+(?:\.[\w-]+)+\//.test(text) ? URL.parse(`https://${text}`) : null;
}

/** An address on one of these hosts without its origin; others as they are. */
function withoutOwnHost(text: string, hosts: ReadonlySet<string>): string {
  const url = webAddress(text);
  return url && hosts.has(bare(url.hostname)) ? url.pathname + url.search + url.hash : text;
}

/** Why a field cannot have a value: what its form would say. */
function fieldProblem(name: 'from' | 'to', value: string): string | undefined {
  const field = fields[name];
  if (!field) return undefined;
  const { label, maxLength, regex, correction } = field;
  if (value === '') return `${label}: Hier steht nichts.`;
  if (value.length > Number(maxLength)) return `${label}: Möglich sind ${String(maxLength)} Zeichen.`;
  return new RegExp(String(regex)).test(value) ? undefined : `${label}: ${correction}`;
}

const yes = /^(?:ja|j|yes|y|true|wahr|1|x|301|308|permanent|für immer|dauerhaft)$/i;
const no = /^(?:nein|n|no|false|falsch|0|302|303|307|temporär|temporary|vorübergehend)$/i;

/** Whether a redirect is for ever; `undefined` if the file does not say. */
function permanence(text: string): boolean | undefined {
  if (yes.test(text)) return true;
  return no.test(text) ? false : undefined;
}

/** A website, as far as planning needs it. */
export interface ImportTarget {
  site: Site;
  redirects: readonly ExistingRedirect[];
  /** Host names of the website. */
  hosts: readonly string[];
}

/**
 * Says what becomes of each line if the lines are written in the order of the result: a redirect comes after those of the
 * file to which it leads, as its target would not exist yet.
 */
export function planImport(lines: readonly FileLine[], { site, redirects, hosts }: ImportTarget): PlannedLine[] {
  const own = new Set(hosts.map(bare));
  const read = lines.map((line) => ({
    ...line,
    from: withoutOwnHost(line.from, own),
    to: withoutOwnHost(line.to, own),
  }));
  const firstLines = indexRedirects(read.toReversed());
  const existing = indexRedirects(redirects);
  const rules = indexRedirects<RedirectRule>(redirects);
  // As if no line were refused: both halves of a loop in the file are to hear of it.
  const intended = indexRedirects<RedirectRule>([...redirects, ...read.toReversed()]);

  /** Why a line is refused. The rules must be without the one that it replaces. */
  const problemIn = (line: FileLine): string | undefined => {
    const { from, to, permanent } = line;
    const host = webAddress(from)?.hostname;
    if (host) return `Frühere Adresse: ${host} ist keine Adresse dieser Website.`;
    const unusable = fieldProblem('from', from) ?? fieldProblem('to', to);
    if (unusable) return unusable;
    const first = firstLines.get(from);
    if (first !== line) return `Frühere Adresse: Sie steht schon in Zeile ${first?.line}.`;
    if (permanent !== '' && permanence(permanent) === undefined) {
      return `Für immer: «${permanent}» heisst weder ja noch nein.`;
    }
    if (rules.count() >= maxRedirects && !existing.get(from)) {
      return `Eine Website kann ${maxRedirects} Weiterleitungen haben.`;
    }
    intended.delete(from);
    const problem = problemOf(line, rules) ?? problemOf(line, intended);
    intended.set(line);
    return problem;
  };

  const judge = (line: FileLine): PlannedLine => {
    const found = existing.get(line.from);
    const before = found ? { to: found.to, permanent: found.permanent } : null;
    const permanent = permanence(line.permanent) ?? before?.permanent ?? true;
    const judged = { line: line.line, from: line.from, to: line.to, permanent, before };
    const problem = problemIn(line);
    if (problem) return { ...judged, verdict: 'refused', remarks: [problem] };
    if (before?.to === line.to && before.permanent === permanent) return { ...judged, verdict: 'same', remarks: [] };
    const findings = checkEntry(readEntry('redirect', { from: line.from, to: line.to }), { ...site, redirects: rules });
    const blocking = findings.filter(({ blocks }) => blocks);
    const verdict = before ? 'changed' : 'new';
    return blocking.length > 0
      ? { ...judged, verdict: 'refused', remarks: blocking.map(({ message }) => message) }
      : { ...judged, verdict, remarks: findings.map(({ message }) => message) };
  };

  const planLine = (line: FileLine): PlannedLine => {
    const replaced = rules.get(line.from);
    rules.delete(line.from);
    const judged = judge(line);
    const kept = isWritten(judged) ? judged : replaced;
    if (kept) rules.set(kept);
    return judged;
  };

  const planned = new Map<FileLine, PlannedLine>();
  const begun = new Set<FileLine>();
  for (const line of read) {
    // The lines to which this one leads, the last first.
    const path: FileLine[] = [];
    let next: FileLine | undefined = line;
    while (next && !begun.has(next)) {
      begun.add(next);
      path.unshift(next);
      next = firstLines.get(next.to);
    }
    for (const each of path) planned.set(each, planLine(each));
  }
  return [...planned.values()];
}
