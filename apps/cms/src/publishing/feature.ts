import type { Feature } from '../feature.ts';
import { trackChanges } from './changeTracking.ts';
import { renameReplaced } from './renameReplaced.ts';
import { siteHookFromEnvironment } from './siteHook.ts';
import wire from './wire.ts';

/** What the websites read, and what tells them that it has changed. Policies of its routes stand in entryPolicies.ts. */
export const publishing: Feature = {
  middlewares: { wire },
  notify(strapi) {
    renameReplaced(strapi);
    const siteHook = siteHookFromEnvironment((message) => strapi.log.warn(message));
    if (siteHook) trackChanges(strapi, siteHook);
  },
};
