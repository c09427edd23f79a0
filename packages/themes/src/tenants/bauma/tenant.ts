import { defineTenant } from '../../defineTenant.ts';

export const bauma = defineTenant({
  key: 'bauma',
  name: 'Bauma',
  fullName: 'Alterszentrum Bauma',
  hosts: ['bauma.example'],
  colours: {
    primary: '#513c2b',
    primaryHover: '#3e2a19',
    secondary: '#849c3d',
    secondaryHover: '#96af51',
  },
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
