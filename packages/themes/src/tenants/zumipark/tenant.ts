import { defineTenant } from '../../defineTenant.ts';

export const zumipark = defineTenant({
  key: 'zumipark',
  name: 'Zumipark',
  fullName: 'Seniorenresidenz Zumipark',
  hosts: ['zumipark.example'],
  colours: {
    primary: '#40731a',
    primaryHover: '#2e5e00',
    secondary: '#b48920',
    secondaryHover: '#c89c39',
  },
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
