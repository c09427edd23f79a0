import { defineTenant } from '../../defineTenant.ts';

export const impuls = defineTenant({
  key: 'impuls',
  name: 'Impuls',
  fullName: 'Impuls Wohnen und Tagesstruktur',
  hosts: ['impuls.example'],
  colours: {
    primary: '#ba441f',
    primaryHover: '#a22d00',
    secondary: '#365b80',
    secondaryHover: '#23476c',
  },
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
