/** Where sites tell the content service how often redirects were followed, below `/api`. */
export const redirectHitsPath = 'redirect-hits';

/** Redirects in one request: at most half a megabyte, of the one that the content service reads. */
export const maxHitsPerRequest = 500;

/** Hits of a redirect that one request may report. */
export const maxReportedHits = 100_000_000;

/** How often a redirect was followed since the last report. */
export interface RedirectHits {
  /** Key of the tenant. */
  tenant: string;
  /** The former address as the redirect's entry says it, never as a visitor requested it. */
  from: string;
  hits: number;
}
