import { type VisitOccasion, visitOccasions } from '@group/content-client/contract/content/enumerations';
import type { OpenVisit } from '../../domain/visits/openVisits.ts';

/** What one can come for: what has open dates; without any, a visit or a trial day by wish. */
export function offeredOccasions(open: readonly OpenVisit[]): VisitOccasion[] {
  const offered = new Set(open.map(({ occasion }) => occasion));
  return offered.size > 0 ? visitOccasions.filter((occasion) => offered.has(occasion)) : ['visit', 'trialDay'];
}
