import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const impuls = defineTenant({
  key: 'impuls',
  name: 'Impuls',
  fullName: 'Impuls Wohnen und Tagesstruktur',
  hosts: ['impuls.example'],
  colours,
  character: {
    opening: 'words',
    voice: 'rounded',
    corners: 'leaf',
    ground: 'primary',
    rhythm: 'even',
    sign: 'large',
    lists: 'open',
    doors: 'filled',
  },
});
