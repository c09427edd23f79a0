import { createGlobalStyle } from 'styled-components';

/** From here, 1280 pixels unless the text is larger, a form and a website have room beside each other. */
export const wideScreen = '(min-width: 80rem)';

export const panelWidth = '40vw';

/**
 * Makes room beside the form: Strapi's page is narrower, without the list of types, and its panels are as narrow as their
 * buttons allow. Strapi has no place for a second column, and its classes have no names; so its parts are found by what
 * they contain.
 */
export const BesideLayout = createGlobalStyle`
  @media ${wideScreen} {
    #strapi {
      width: calc(100% - ${panelWidth});
    }
    :has(> [data-strapi-main-content]) {
      grid-template-columns: minmax(0, 1fr);
    }
    :has(> [data-strapi-main-content]) > :not([data-strapi-main-content]) {
      display: none;
    }
    div:has(> * > * > aside [aria-expanded='true']) {
      grid-template-columns: minmax(0, 1fr) 20rem;
    }
    div:has(> * > * > aside [aria-expanded='true']) > * {
      grid-column: auto;
    }
  }
`;
