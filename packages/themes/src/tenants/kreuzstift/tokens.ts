import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#7a2e3a',
  primaryHover: '#63222d',
  secondary: '#56778a',
  secondaryHover: '#456373',
};
