import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#5a6010',
  primaryHover: '#474c0b',
  secondary: '#8f4f6b',
  secondaryHover: '#773f58',
};
