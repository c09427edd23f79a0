import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const waeckerling = defineTenant({
  key: 'waeckerling',
  name: 'Wäckerling',
  fullName: 'Wäckerling Stiftung',
  hosts: ['waeckerling.example'],
  colours,
  character: {
    opening: 'strip',
    voice: 'slab',
    corners: 'round',
    ground: 'secondary',
    rhythm: 'close',
    sign: 'pattern',
    lists: 'rows',
    doors: 'filled',
  },
});
