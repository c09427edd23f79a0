import { isPending, type ShownLine } from './redirectFile.ts';

export const redirectsIn = (count: number): string => (count === 1 ? '1 Weiterleitung' : `${count} Weiterleitungen`);

/** `2 Weiterleitungen übernehmen`; what was written or taken back is said first. */
export function summary(lines: readonly ShownLine[]): string {
  const count = (verdict: ShownLine['verdict']): number => lines.filter((line) => line.verdict === verdict).length;
  const [written, undone, kept] = [count('written'), count('undone'), count('kept')];
  const pending = lines.filter(isPending).length;
  const sentences = [
    ...(undone > 0 ? [`${redirectsIn(undone)} zurückgenommen.`] : []),
    ...(kept > 0 ? [`${redirectsIn(kept)} belassen.`] : []),
    ...(written > 0 ? [`${redirectsIn(written)} übernommen.`] : []),
    ...(pending > 0 ? [`${redirectsIn(pending)} ${pending === 1 ? 'kann' : 'können'} übernommen werden.`] : []),
  ];
  return sentences.join(' ') || 'Es gibt nichts zu übernehmen.';
}
