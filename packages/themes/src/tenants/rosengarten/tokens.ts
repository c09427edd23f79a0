import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#b0285e',
  primaryHover: '#98054b',
  secondary: '#3f7047',
  secondaryHover: '#2b5c34',
};
