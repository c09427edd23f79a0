import { defineTenant } from '../../defineTenant.ts';

export const brunisberg = defineTenant({
  key: 'brunisberg',
  name: 'Brunisberg',
  fullName: 'Wohnheim Brunisberg',
  hosts: ['brunisberg.example'],
  colours: {
    primary: '#5f2e52',
    primaryHover: '#4b1b3f',
    secondary: '#ca7d3c',
    secondaryHover: '#de8f4f',
  },
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
