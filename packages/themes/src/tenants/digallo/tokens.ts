import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#1c3a66',
  primaryHover: '#0a2752',
  secondary: '#bb8531',
  secondaryHover: '#cf9746',
};
