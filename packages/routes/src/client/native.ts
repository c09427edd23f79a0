import { operateGalleries } from '@group/ui/operateGalleries';
import { focusHeading } from './arrival.ts';
import { continueInterruptedNavigation } from './interruptedNavigation.ts';
import { wakeLater } from './hydration.ts';
import { operateDialogs } from './dialogs.ts';
import { operateFilters } from './filters.ts';
import { watchTopBar } from '../layout/topBar.ts';
import { keepTypedText } from './typedText.ts';

/** All that a page needs before React, or without it: some hundred bytes that come with every page. */
const enhancements = [
  continueInterruptedNavigation,
  focusHeading,
  watchTopBar,
  operateDialogs,
  operateFilters,
  operateGalleries,
  keepTypedText,
  wakeLater,
];

// Each stands alone: one that a browser cannot run takes no other with it.
for (const enhance of enhancements) {
  try {
    enhance();
  } catch (error) {
    console.error(error);
  }
}
