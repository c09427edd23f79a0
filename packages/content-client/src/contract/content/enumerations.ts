// Apart from the descriptions, because filters import these in the browser.

export const jobKinds = ['vacancy', 'apprenticeship', 'teaching'] as const;
export type JobKind = (typeof jobKinds)[number];

/** The five areas of specification section 2, "Job listing". */
export const jobAreas = ['care', 'housekeeping', 'hotel', 'technical', 'administration'] as const;
export type JobArea = (typeof jobAreas)[number];
