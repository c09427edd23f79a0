import type { CountReport } from './counts.ts';

/** Longest path that is counted, in characters. */
export const maxViewedPath = 255;

/** How often a page was opened since the last report. */
export interface PageViews {
  /** Key of the tenant. */
  tenant: string;
  /** Without query. */
  path: string;
  views: number;
}

/** How sites tell the content service how often pages were opened. */
export const pageViewReport = {
  path: 'page-views',
  // A site has a few hundred pages.
  maxNames: 2_000,
  bodyOf: (counts): { views: PageViews[] } => ({
    views: counts.map(({ tenant, name, count }) => ({ tenant, path: name, views: count })),
  }),
} as const satisfies CountReport;
