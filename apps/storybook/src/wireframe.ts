import type { Character } from '@group/themes/character';
import type { TenantColours } from '@group/themes/tokens';

const colours: TenantColours = {
  primary: '#4a4a4a',
  primaryHover: '#333333',
  secondary: '#6e6e6e',
  secondaryHover: '#555555',
};

/** A grey theme with a plain character, to judge layout and text without colour. */
const character: Character = {
  opening: 'right',
  voice: 'plain',
  corners: 'soft',
  ground: 'tint',
  rhythm: 'even',
  sign: 'tick',
  lists: 'cards',
  doors: 'edged',
};

export const wireframe = { key: 'wireframe', name: 'Wireframe', colours, character };
