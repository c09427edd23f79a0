import { lightTheme } from '@strapi/design-system';
import { createGlobalStyle } from 'styled-components';

/** The chosen half of a field with yes and no. */
const half = (state: string, position: number): string =>
  `div:has(> input[type='checkbox']${state}) > div:nth-child(${position})`;

const chosen = [
  `[aria-pressed='true']`,
  `[role='tab'][aria-selected='true']`,
  `[role='option'][data-state='checked']`,
  `nav a[aria-current='page']`,
  half(':not(:checked)', 1),
  half(':checked', 2),
];

/**
 * Gives the browser's own controls and scroll bars the colours of the theme that is chosen in the profile, which need not
 * be the one of the device. Marks in forced colours what is chosen, which Strapi does with backgrounds alone, and the edges
 * of dialogs, which it does with shadows: neither is shown then.
 */
export const Colours = createGlobalStyle`
  html {
    color-scheme: ${({ theme }) => (theme.colors.neutral0 === lightTheme.colors.neutral0 ? 'light' : 'dark')};
  }
  @media (forced-colors: active) {
    html :is(${chosen.join(', ')}) {
      border: 3px solid Highlight;
    }
    html button[type='button'][role='checkbox'][data-state='checked'] {
      background: Highlight;

      & path {
        fill: HighlightText;
      }
    }
    html :is([role='dialog'], [role='alertdialog']) {
      border: 2px solid CanvasText;
    }
  }
`;
