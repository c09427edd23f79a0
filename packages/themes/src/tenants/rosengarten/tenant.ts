import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const rosengarten = defineTenant({
  key: 'rosengarten',
  name: 'Rosengarten',
  fullName: 'Alters- und Pflegeheim Rosengarten',
  hosts: ['rosengarten.example'],
  colours,
  character: {
    opening: 'right',
    voice: 'serif',
    corners: 'round',
    ground: 'tint',
    rhythm: 'even',
    sign: 'large',
    lists: 'tinted',
    doors: 'edged',
  },
});
