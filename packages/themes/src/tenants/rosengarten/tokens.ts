import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#aa335f',
  primaryHover: '#921a4c',
  secondary: '#427049',
  secondaryHover: '#2e5c36',
};
