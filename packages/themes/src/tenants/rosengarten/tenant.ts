import { defineTenant } from '../../defineTenant.ts';

export const rosengarten = defineTenant({
  key: 'rosengarten',
  name: 'Rosengarten',
  fullName: 'Alters- und Pflegeheim Rosengarten',
  hosts: ['rosengarten.example'],
  colours: {
    primary: '#aa335f',
    primaryHover: '#921a4c',
    secondary: '#427049',
    secondaryHover: '#2e5c36',
  },
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
