import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const zumipark = defineTenant({
  key: 'zumipark',
  name: 'Zumipark',
  fullName: 'Seniorenresidenz Zumipark',
  hosts: ['zumipark.example'],
  colours,
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
