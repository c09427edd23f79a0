import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#5e4a2e',
  primaryHover: '#4a3a23',
  secondary: '#6b7f2a',
  secondaryHover: '#566720',
};
