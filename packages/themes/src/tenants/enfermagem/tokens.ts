import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#1552a3',
  primaryHover: '#0f4285',
  secondary: '#0f8480',
  secondaryHover: '#0b6a67',
};
