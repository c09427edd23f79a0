import type { TenantColours } from '@group/themes/tokens';

const colours: TenantColours = {
  primary: '#4a4a4a',
  primaryHover: '#333333',
  secondary: '#6e6e6e',
  secondaryHover: '#555555',
};

/** A grey theme, to judge layout and text without colour. */
export const wireframe = { key: 'wireframe', name: 'Wireframe', colours };
