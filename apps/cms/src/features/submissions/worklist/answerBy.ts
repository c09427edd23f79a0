import { endOfSwissDay, swissDay } from '@group/content-client/contract/swissTime';
import { afterWorkingDays, type Canton } from '../../../content/workingDays.ts';

const dayMs = 86_400_000;

/** How urgent a new application is: `due` on the last day on which an answer is in time. */
export type Urgency = 'due' | 'overdue' | 'later';

/**
 * The end of the last day on which an answer is in time.
 * @param acceptedAt ISO instant
 * @param canton of the house, whose public holidays do not count
 * @returns ISO instant
 */
export const answerBy = (acceptedAt: string, workingDays: number, canton: Canton): string =>
  endOfSwissDay(afterWorkingDays(swissDay(new Date(acceptedAt)), workingDays, canton));

/** @param answer what {@link answerBy} returned */
export function urgencyOf(answer: string, now: Date): Urgency {
  const left = Date.parse(answer) - now.getTime();
  return left < 0 ? 'overdue' : left < dayMs ? 'due' : 'later';
}
