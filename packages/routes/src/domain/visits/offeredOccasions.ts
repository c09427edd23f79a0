import type { VisitOccasion } from '@group/content-client/contract/content/enumerations';
import type { TenantFeatures } from '@group/themes/tenant';
import type { OpenVisit } from './openVisits.ts';

/** The first is shown until a visitor chooses: a garage has more customers than apprentices. */
const occasions: readonly VisitOccasion[] = ['visit', 'appointment', 'trialDay'];

/** What one can come for: what has open dates; without any, a trial day, and a visit of a house or an appointment, by wish. */
export function offeredOccasions(
  open: readonly Pick<OpenVisit, 'occasion'>[],
  { business }: Pick<TenantFeatures, 'business'>,
): VisitOccasion[] {
  const offered = new Set(open.map(({ occasion }) => occasion));
  if (offered.size > 0) return occasions.filter((occasion) => offered.has(occasion));
  return [business === 'LocalBusiness' ? 'visit' : 'appointment', 'trialDay'];
}
