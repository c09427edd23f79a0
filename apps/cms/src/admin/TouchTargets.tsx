import { styled } from 'styled-components';

/** Makes buttons, fields and checkboxes 44 px large, as fingers need them; Strapi's own are 32 to 40 px. */
export const TouchTargets = styled.div`
  display: contents;

  button:not([role='checkbox']),
  input,
  a[role='button'] {
    min-block-size: 4.4rem;
    min-inline-size: 4.4rem;
  }

  label:has(> button[role='checkbox']) {
    display: flex;
    align-items: center;
    min-block-size: 4.4rem;
  }
`;
