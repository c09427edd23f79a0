import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#8a4b14',
  primaryHover: '#703b0d',
  secondary: '#2f6f7d',
  secondaryHover: '#245966',
};
