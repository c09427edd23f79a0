import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#56378e',
  primaryHover: '#432278',
  secondary: '#b98935',
  secondaryHover: '#cc9b49',
};
