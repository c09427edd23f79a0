import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#2f5d3a',
  primaryHover: '#234a2d',
  secondary: '#b5763a',
  secondaryHover: '#9a622d',
};
