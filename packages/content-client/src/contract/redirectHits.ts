import type { CountReport } from './counts.ts';
import { maxRedirects } from './formerAddress.ts';

/** How often a redirect was followed since the last report. */
export interface RedirectHits {
  /** Key of the tenant. */
  tenant: string;
  /** The former address as the redirect's entry says it, never as a visitor requested it. */
  from: string;
  hits: number;
}

/** How sites tell the content service how often redirects were followed. */
export const redirectHitReport = {
  path: 'redirect-hits',
  maxNames: maxRedirects,
  bodyOf: (counts): { hits: RedirectHits[] } => ({
    hits: counts.map(({ tenant, name, count }) => ({ tenant, from: name, hits: count })),
  }),
} as const satisfies CountReport;
