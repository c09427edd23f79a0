/** Counts in one report: at most half a megabyte, of the one that the content service reads. */
export const maxCountsPerReport = 500;

/** Most that one report may add to a count. */
export const maxReportedCount = 100_000_000;

/** How often something of a tenant happened since the last report. */
export interface Count {
  /** Key of the tenant. */
  tenant: string;
  name: string;
  count: number;
}

/** A kind of counts that sites report to the content service. */
export interface CountReport {
  /** Below `/api`. */
  path: string;
  /** Names of a tenant that a site counts between two reports. */
  maxNames: number;
  /** The body of a request, as JSON. */
  bodyOf(counts: readonly Count[]): object;
}
