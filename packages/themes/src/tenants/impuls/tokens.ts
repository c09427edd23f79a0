import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#ba441f',
  primaryHover: '#a22d00',
  secondary: '#365b80',
  secondaryHover: '#23476c',
};
