import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#575a1d',
  primaryHover: '#444603',
  secondary: '#8a4976',
  secondaryHover: '#743662',
};
