import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const bauma = defineTenant({
  key: 'bauma',
  name: 'Bauma',
  fullName: 'Alterszentrum Bauma',
  hosts: ['bauma.example'],
  colours,
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
