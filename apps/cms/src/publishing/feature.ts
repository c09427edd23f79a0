import type { Feature } from '../feature.ts';
import { trackChanges } from './changeTracking.ts';
import { refuseWithoutDrafts } from './refuseWithoutDrafts.ts';
import { renameReplaced } from './renameReplaced.ts';
import { siteHookFromEnvironment } from './siteHook.ts';

/** Tells the websites what was published. */
export const publishing: Feature = {
  guard: refuseWithoutDrafts,
  notify(strapi) {
    renameReplaced(strapi);
    const siteHook = siteHookFromEnvironment((message) => strapi.log.warn(message));
    if (siteHook) trackChanges(strapi, siteHook);
  },
};
