import type { Job } from '@group/content-client/job/job.schema';
import { formatDay, formatNumber, inPercent } from '@group/ui/messages/format';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { jobFactsMessages } from './jobFacts.messages.ts';

/** A percentage that does not break: `80–100 %`. */
const share = (language: string, { from, to }: { from: number; to: number }): string =>
  inPercent(language, from === to ? to : `${from}\u2060–\u2060${to}`);

/**
 * The workload as a percentage range, or that the job is full-time; `undefined` where the advertisement does not say.
 */
export function workloadOf(
  language: string,
  { fullTime, pensum }: Pick<Job, 'fullTime' | 'pensum'>,
): string | undefined {
  if (pensum && pensum.from < 100) return share(language, pensum);
  return fullTime || pensum ? messagesFor(jobFactsMessages, language).fullTime : undefined;
}

/** The pay in words; `undefined` where the advertisement does not say. */
export function payOf(language: string, { pay }: Pick<Job, 'pay'>): string | undefined {
  if (!pay) return undefined;
  // As prices are written in each language: to a Swiss reader, 82,000 is eighty-two.
  const [from, to] = [pay.from, pay.to].map((francs) => formatNumber('de', francs));
  // A narrow column breaks after the dash, not within a number.
  const francs = from === to ? from : `${from}\u2060–${to}`;
  return messagesFor(jobFactsMessages, language).pay(`CHF\u00A0${francs}`);
}

/** The workload with its label: `Pensum 80–100 %`. */
export function workloadInWords(language: string, job: Pick<Job, 'fullTime' | 'pensum'>): string | undefined {
  const workload = workloadOf(language, job);
  const { fullTime, share: labelledShare } = messagesFor(jobFactsMessages, language);
  return workload === undefined || workload === fullTime ? workload : labelledShare(workload);
}

/** The start: a day, or that it is by arrangement. */
export function startOf(language: string, { startDate }: Pick<Job, 'startDate'>): string {
  return startDate ? formatDay(language, startDate) : messagesFor(jobFactsMessages, language).agreed;
}

/** The start with its label. */
export function startInWords(language: string, { startDate }: Pick<Job, 'startDate'>): string {
  const { from, byAgreement } = messagesFor(jobFactsMessages, language);
  return startDate ? from(formatDay(language, startDate)) : byAgreement;
}
