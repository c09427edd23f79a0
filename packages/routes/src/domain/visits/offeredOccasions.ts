import type { VisitOccasion } from '@group/content-client/contract/content/enumerations';
import type { OpenVisit } from '../../domain/visits/openVisits.ts';

/** The first is shown until a visitor chooses: a garage has more customers than apprentices. */
const occasions: readonly VisitOccasion[] = ['visit', 'appointment', 'trialDay'];

/** What one can come for: what has open dates; without any, a visit or a trial day by wish. */
export function offeredOccasions(open: readonly Pick<OpenVisit, 'occasion'>[]): VisitOccasion[] {
  const offered = new Set(open.map(({ occasion }) => occasion));
  return offered.size > 0 ? occasions.filter((occasion) => offered.has(occasion)) : ['visit', 'trialDay'];
}
