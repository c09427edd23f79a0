import { enhanceDialogs } from '@group/ui/foundations/dialog.enhance';
import { enhanceGalleries } from '@group/ui/Gallery/enhance';
import { showWhetherOpen } from '../blocks/OpeningHoursBlock/OpeningHoursBlock.enhance.ts';
import { keepPlacesTrue } from '../domain/houses/freePlaces.enhance.ts';
import { leadToNextField } from '../forms/nextField.enhance.ts';
import { persistForms } from '../forms/formPersistence.enhance.ts';
import { enhanceIslands } from '../layout/Island/Island.enhance.ts';
import { focusHeading } from '../layout/PageLayout.enhance.ts';
import { watchTopBar } from '../layout/TopBar.enhance.ts';
import { waitForContent } from '../layout/WaitForContent.enhance.ts';
import { joinForm } from '../preview/PreviewBar.enhance.ts';
import { enhanceFilters } from '../screens/jobs/JobFilters.enhance.ts';
import { keepLobbyCurrent } from '../screens/page/LobbyView.enhance.ts';
import { islands } from './islands.ts';

const enhancements = [
  focusHeading,
  watchTopBar,
  enhanceDialogs,
  enhanceFilters,
  enhanceGalleries,
  persistForms,
  leadToNextField,
  showWhetherOpen,
  keepLobbyCurrent,
  keepPlacesTrue,
  waitForContent,
  joinForm,
  () => enhanceIslands(islands),
];

function run(): void {
  // Isolated from each other: an error in an old browser must not disable the rest.
  for (const enhance of enhancements) {
    try {
      enhance();
    } catch (error) {
      console.error(error);
    }
  }
}

/**
 * Adds behaviour to the page that the server rendered, once a visitor sees it: not while a browser prerenders it. All the
 * script of a page, except the code of its islands.
 */
export function enhancePage(): void {
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', run);
  else run();
}
