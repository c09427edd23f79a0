import { enhanceGalleries } from '@group/ui/Gallery/enhance';
import { focusHeading } from './focusOnNavigation.ts';
import { recoverNavigation } from './navigationRecovery.ts';
import { deferHydration } from './hydration.ts';
import { enhanceDialogs } from './dialogs.ts';
import { enhanceFilters } from './filters.ts';
import { watchTopBar } from '../layout/topBar.ts';
import { persistForms } from './formPersistence.ts';

/** All that a page needs before React, or without it: some hundred bytes that come with every page. */
const enhancements = [
  recoverNavigation,
  focusHeading,
  watchTopBar,
  enhanceDialogs,
  enhanceFilters,
  enhanceGalleries,
  persistForms,
  deferHydration,
];

// Each stands alone: one that a browser cannot run takes no other with it.
for (const enhance of enhancements) {
  try {
    enhance();
  } catch (error) {
    console.error(error);
  }
}
