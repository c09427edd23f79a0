import { enhanceGalleries } from '@group/ui/Gallery/enhance';
import { focusHeading } from './focusOnNavigation.ts';
import { recoverNavigation } from './navigationRecovery.ts';
import { deferHydration } from './hydration.ts';
import { enhanceDialogs } from './dialogs.ts';
import { enhanceFilters } from './filters.ts';
import { watchTopBar } from '../layout/topBar.ts';
import { persistForms } from './formPersistence.ts';

/** Inlined into every page: a few hundred bytes that run before React, or instead of it. */
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

// Isolated from each other: an error in an old browser must not disable the rest.
for (const enhance of enhancements) {
  try {
    enhance();
  } catch (error) {
    console.error(error);
  }
}
