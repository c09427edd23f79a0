import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#3c5a86',
  primaryHover: '#2f486d',
  secondary: '#c0693f',
  secondaryHover: '#a25532',
};
