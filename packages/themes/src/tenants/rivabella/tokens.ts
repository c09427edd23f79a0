import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#0f6a80',
  primaryHover: '#0a5365',
  secondary: '#c9821a',
  secondaryHover: '#aa6c12',
};
