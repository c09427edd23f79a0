import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#5b3a7a',
  primaryHover: '#492d63',
  secondary: '#a17a24',
  secondaryHover: '#86651b',
};
