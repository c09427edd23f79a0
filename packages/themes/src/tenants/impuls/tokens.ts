import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#b8431f',
  primaryHover: '#983516',
  secondary: '#35607f',
  secondaryHover: '#294c66',
};
