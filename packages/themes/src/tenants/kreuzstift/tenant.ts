import { defineTenant } from '../../defineTenant.ts';

export const kreuzstift = defineTenant({
  key: 'kreuzstift',
  name: 'Kreuzstift',
  fullName: 'Alterszentrum Kreuzstift',
  hosts: ['kreuzstift.example'],
  colours: {
    primary: '#82222b',
    primaryHover: '#6c0719',
    secondary: '#446f86',
    secondaryHover: '#305b71',
  },
  character: {
    opening: 'arch',
    voice: 'serif',
    corners: 'slight',
    ground: 'tint',
    rhythm: 'calm',
    sign: 'pattern',
    lists: 'open',
    doors: 'filled',
  },
});
