import { createGlobalStyle } from 'styled-components';

/**
 * Keeps "Speichern" in sight in long forms, where it stands beside them, in the first panel: on narrower screens it has a
 * place of its own. What gets the focus in a panel below is scrolled out from under it.
 */
export const StickyActions = createGlobalStyle`
  @media (min-width: 1080px) {
    [data-strapi-main-content] div:has(> aside:first-child [type='submit']) {
      flex-grow: 1;
    }
    [data-strapi-main-content] aside:first-child:has([type='submit']) {
      position: sticky;
      inset-block-start: 0.8rem;
      z-index: 1;

      & ~ aside * {
        scroll-margin-block-start: 16rem;
      }
    }
  }
`;
