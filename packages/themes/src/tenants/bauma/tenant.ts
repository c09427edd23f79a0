import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const bauma = defineTenant({
  key: 'bauma',
  name: 'Bauma',
  fullName: 'Alterszentrum Bauma',
  hosts: ['bauma.example'],
  colours,
  character: {
    opening: 'right',
    voice: 'slab',
    corners: 'slight',
    ground: 'secondary',
    rhythm: 'even',
    sign: 'tick',
    lists: 'cards',
    doors: 'lined',
  },
  features: {
    seals: [
      {
        key: 'demenzfreundlich',
        name: 'Demenzfreundliches Haus',
        alt: 'Siegel: Demenzfreundliches Haus',
        href: 'https://siegel.example/demenzfreundlich',
      },
    ],
  },
});
