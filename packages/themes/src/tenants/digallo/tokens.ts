import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#1f3a5f',
  primaryHover: '#162b47',
  secondary: '#b07a2c',
  secondaryHover: '#946521',
};
