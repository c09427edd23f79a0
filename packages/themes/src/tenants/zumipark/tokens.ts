import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#4c7411',
  primaryHover: '#3b5c0b',
  secondary: '#a8542f',
  secondaryHover: '#8c4424',
};
