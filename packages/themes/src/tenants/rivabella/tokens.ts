import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#01697a',
  primaryHover: '#005462',
  secondary: '#dc6d50',
  secondaryHover: '#f18062',
};
