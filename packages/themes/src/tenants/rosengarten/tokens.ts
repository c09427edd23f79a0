import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#a3315b',
  primaryHover: '#872449',
  secondary: '#4f7a52',
  secondaryHover: '#3f6442',
};
