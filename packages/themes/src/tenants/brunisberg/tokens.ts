import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#5f2e52',
  primaryHover: '#4b1b3f',
  secondary: '#ca7d3c',
  secondaryHover: '#de8f4f',
};
