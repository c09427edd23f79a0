import { css, styled } from 'styled-components';

/** Makes buttons, fields and checkboxes 44 px large, as fingers need them; Strapi's own are 32 to 40 px. */
export const TouchTargets = styled.div`
  display: contents;

  button:not([role='checkbox']),
  input,
  a[role='button'] {
    min-block-size: 4.4rem;
    min-inline-size: 4.4rem;
  }

  button[role='checkbox'] {
    position: relative;
  }

  button[role='checkbox']::before {
    content: '';
    position: absolute;
    inset: -1.2rem;
  }
`;

/** A link, or a button that looks like one, as large as fingers need it and as wide as its words. */
export const touchLink = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 4.4rem;
  min-inline-size: 4.4rem;
  font-size: 1.4rem;

  & > span {
    font-size: inherit;
  }
`;

/** Above the title of a page: the way to the list. */
export const WayBack = styled.div`
  & > a {
    color: ${({ theme }) => theme.colors.primary600};
  }

  & > :is(a, button) {
    ${touchLink}
  }
`;
