import { defineTenant } from '../../defineTenant.ts';

export const waeckerling = defineTenant({
  key: 'waeckerling',
  name: 'Wäckerling',
  fullName: 'Wäckerling Stiftung',
  hosts: ['waeckerling.example'],
  colours: {
    primary: '#824410',
    primaryHover: '#6a3200',
    secondary: '#246e7e',
    secondaryHover: '#035a69',
  },
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
