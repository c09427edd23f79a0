import type { Feature } from '../feature.ts';
import { trackChanges } from './changeTracking.ts';
import { rejectWithoutDrafts } from './rejectWithoutDrafts.ts';
import { renameReplaced } from './renameReplaced.ts';
import { siteHookFromEnvironment } from './siteHook.ts';
import wire from './wire.ts';

/** What the websites read, and what tells them that it has changed. */
export const publishing: Feature = {
  middlewares: { wire },
  guard: rejectWithoutDrafts,
  notify(strapi) {
    renameReplaced(strapi);
    const siteHook = siteHookFromEnvironment((message) => strapi.log.warn(message));
    if (siteHook) trackChanges(strapi, siteHook);
  },
};
