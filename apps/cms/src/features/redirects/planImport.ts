import { indexRedirects, maxRedirects } from '@group/content-client/contract/formerAddress';
import { errors } from '@strapi/utils';
import { checkEntry } from '../checks/checkEntry.ts';
import { readEntry } from '../checks/entry.ts';
import { blocking, type Finding } from '../checks/finding.ts';
import type { Site } from '../checks/site.ts';
import { fieldsOf } from '../../content/fieldsOf.ts';
import { ownAddress } from '../../content/ownAddress.ts';
import { endOf, problemOf, type RedirectRule } from '../../content/redirectRules.ts';
import type { FileLine } from './redirectFile.ts';

export interface ExistingRedirect extends RedirectRule {
  documentId: string;
  updatedAt: string;
}

export interface PlannedLine extends FileLine {
  verdict: 'rejected' | 'changed' | 'new' | 'same';
  /** The document id and the target of the redirect that the website has from this address. */
  documentId?: string | undefined;
  before?: string | undefined;
  /** German sentences: why the line is rejected, or what would be better. */
  remarks: string[];
}

/** Why a field cannot have a value, as its form says it. */
function fieldProblem(name: 'from' | 'to', value: string): string | undefined {
  const { label, maxLength, regex, correction } = { maxLength: 0, regex: '', ...fieldsOf('redirect')?.[name] };
  if (value === '') return `${label}: Hier steht nichts.`;
  if (value.length > maxLength) return `${label}: Möglich sind ${maxLength} Zeichen.`;
  return new RegExp(regex).test(value) ? undefined : `${label}: ${correction}`;
}

/**
 * Says what becomes of each line of a file, by the rules and checks of a form. Throws a `ValidationError` if the website
 * would have too many redirects.
 * @param checkedAt instant at which the user saw the plan: what was changed since is not overwritten
 */
export function planImport(
  fileLines: readonly FileLine[],
  site: Site,
  redirects: readonly ExistingRedirect[],
  checkedAt: Date,
): PlannedLine[] {
  const pathOf = (address: string): string => ownAddress(site.tenant, address) ?? address;
  const read = fileLines.map(({ line, from, to }) => ({ line, from: pathOf(from), to: pathOf(to) }));
  const firstLines = indexRedirects(read.toReversed());
  const problemIn = ({ line, from, to }: FileLine): string | undefined => {
    const first = firstLines.get(from)?.line ?? line;
    const double = first === line ? undefined : `Diese frühere Adresse steht schon in Zeile ${first}.`;
    return double ?? fieldProblem('from', from) ?? fieldProblem('to', to);
  };
  const existing = indexRedirects(redirects);
  const all = indexRedirects<RedirectRule>([...redirects, ...read.filter((line) => !problemIn(line))]);

  const findingsOf = ({ from, to }: FileLine): Finding[] => {
    all.delete(from);
    const problem = problemOf({ from, to }, all);
    // A line of the file to which this one leads may be rejected: what it leads to must exist too.
    const findings = [...new Set([to, endOf(all, to) ?? to])].flatMap((target) =>
      checkEntry(readEntry('redirect', { from, to: target }), { ...site, redirects: all }),
    );
    all.set({ from, to });
    return problem ? [blocking(problem)] : findings;
  };

  const lines = read.map((line): PlannedLine => {
    const before = existing.get(line.from);
    const planned = { ...line, documentId: before?.documentId, before: before?.to };
    const problem = problemIn(line);
    if (problem) return { ...planned, verdict: 'rejected', remarks: [problem] };
    if (before?.to === line.to) return { ...planned, verdict: 'same', remarks: [] };
    const isNewer = before !== undefined && new Date(before.updatedAt) > checkedAt;
    const findings = isNewer ? [blocking('Seit der Prüfung geändert.')] : findingsOf(line);
    const remarks = [...new Set(findings.map(({ message }) => message))];
    if (findings.some(({ blocks }) => blocks)) return { ...planned, verdict: 'rejected', remarks };
    return { ...planned, verdict: before ? 'changed' : 'new', remarks };
  });
  const count = redirects.length + lines.filter(({ verdict }) => verdict === 'new').length;
  if (count <= maxRedirects) return lines;
  throw new errors.ValidationError(`Eine Website kann ${maxRedirects} Weiterleitungen haben. So wären es ${count}.`);
}
