import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** A link in the colour of the theme: the browser's own cannot be read on the ground of the dark one. */
export const TextLink = styled(Link)`
  color: ${({ theme }) => theme.colors.primary600};
`;
