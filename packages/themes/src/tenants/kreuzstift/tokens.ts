import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#82222b',
  primaryHover: '#6c0719',
  secondary: '#446f86',
  secondaryHover: '#305b71',
};
