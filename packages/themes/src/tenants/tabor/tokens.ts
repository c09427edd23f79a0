import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#1a6b54',
  primaryHover: '#125442',
  secondary: '#c4682a',
  secondaryHover: '#a6551f',
};
