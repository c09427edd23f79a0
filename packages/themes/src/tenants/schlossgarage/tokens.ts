import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#2b2f36',
  primaryHover: '#1b1e23',
  secondary: '#c93d2a',
  secondaryHover: '#aa3020',
};
