import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#196a4f',
  primaryHover: '#02553d',
  secondary: '#d47636',
  secondaryHover: '#e8894a',
};
