import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#824410',
  primaryHover: '#6a3200',
  secondary: '#246e7e',
  secondaryHover: '#035a69',
};
