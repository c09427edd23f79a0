import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#c33d04',
  primaryHover: '#a33000',
  secondary: '#365b80',
  secondaryHover: '#23476c',
};
