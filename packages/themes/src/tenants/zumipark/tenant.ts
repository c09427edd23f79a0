import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const zumipark = defineTenant({
  key: 'zumipark',
  name: 'Zumipark',
  fullName: 'Seniorenresidenz Zumipark',
  hosts: ['zumipark.example'],
  colours,
  character: {
    opening: 'left',
    voice: 'geometric',
    corners: 'round',
    ground: 'paper',
    rhythm: 'close',
    sign: 'large',
    lists: 'cards',
    doors: 'lined',
  },
  features: {
    exactLinks: ['/wohnen'],
    seals: [
      {
        key: 'kueche',
        name: 'Ausgezeichnete Küche',
        alt: 'Siegel: Ausgezeichnete Küche',
        href: 'https://siegel.example/kueche',
      },
    ],
  },
});
