import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#1858b1',
  primaryHover: '#004498',
  secondary: '#26a59f',
  secondaryHover: '#40b8b2',
};
