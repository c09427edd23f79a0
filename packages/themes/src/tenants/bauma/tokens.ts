import type { TenantColours } from '../../tokens.ts';

export const colours: TenantColours = {
  primary: '#513c2b',
  primaryHover: '#3e2a19',
  secondary: '#849c3d',
  secondaryHover: '#96af51',
};
