import { createGlobalStyle, styled } from 'styled-components';
import { wideScreen } from './useWideScreen.ts';

const panelWidth = '40vw';

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

/** At the right edge, below dialogs. */
export const BesidePanel = styled.aside`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: 2;
  display: flex;
  flex-direction: column;
  width: ${panelWidth};
  border-inline-start: 1px solid ${({ theme }) => theme.colors.neutral200};
  background: ${({ theme }) => theme.colors.neutral0};
`;
