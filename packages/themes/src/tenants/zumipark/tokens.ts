import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#40731a',
  primaryHover: '#2e5e00',
  secondary: '#b48920',
  secondaryHover: '#c89c39',
};
