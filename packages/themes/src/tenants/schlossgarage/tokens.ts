import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#2f363f',
  primaryHover: '#1e252d',
  secondary: '#ce2320',
  secondaryHover: '#b2030b',
};
