import type { Job } from '@group/content-client/job/job.schema';
import { formatDay } from '@group/ui/texts/format';
import { textsFor } from '@group/ui/texts/defineTexts';
import { jobFactsTexts } from './jobFacts.texts.ts';

/** Per cent as in Switzerland, with a space that does not break: `80–100 %`. */
function share({ from, to }: { from: number; to: number }): string {
  return `${from === to ? to : `${from}–${to}`}\u00A0%`;
}

/** How much work it is: full-time, or a share of it; nothing where the advertisement does not say. */
export function workloadOf(
  language: string,
  { fullTime, pensum }: Pick<Job, 'fullTime' | 'pensum'>,
): string | undefined {
  const texts = textsFor(jobFactsTexts, language);
  if (fullTime) return texts.fullTime;
  return pensum && texts.share(share(pensum));
}

/** From when somebody is wanted. */
export function startOf(language: string, { startDate }: Pick<Job, 'startDate'>): string {
  const texts = textsFor(jobFactsTexts, language);
  return startDate ? texts.from(formatDay(language, startDate)) : texts.byAgreement;
}
