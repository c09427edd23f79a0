import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#906600',
  primaryHover: '#775300',
  secondary: '#136868',
  secondaryHover: '#045353',
};
