import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const kreuzstift = defineTenant({
  key: 'kreuzstift',
  name: 'Kreuzstift',
  fullName: 'Alterszentrum Kreuzstift',
  hosts: ['kreuzstift.example'],
  colours,
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
