import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const tabor = defineTenant({
  key: 'tabor',
  name: 'Tabor',
  fullName: 'Alterszentrum Tabor',
  hosts: ['tabor.example'],
  colours,
  character: {
    opening: 'right',
    voice: 'rounded',
    corners: 'soft',
    ground: 'primary',
    rhythm: 'calm',
    sign: 'pattern',
    lists: 'cards',
    doors: 'edged',
  },
});
