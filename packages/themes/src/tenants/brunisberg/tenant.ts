import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const brunisberg = defineTenant({
  key: 'brunisberg',
  name: 'Brunisberg',
  fullName: 'Wohnheim Brunisberg',
  hosts: ['brunisberg.example'],
  colours,
  character: {
    opening: 'left',
    voice: 'slab',
    corners: 'square',
    ground: 'paper',
    rhythm: 'calm',
    sign: 'tick',
    lists: 'open',
    doors: 'tinted',
  },
});
