import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const hinderzelg = defineTenant({
  key: 'hinderzelg',
  name: 'Hinderzelg',
  fullName: 'Pflegezentrum Hinderzelg',
  hosts: ['hinderzelg.example'],
  colours,
  character: {
    opening: 'strip',
    voice: 'geometric',
    corners: 'soft',
    ground: 'tint',
    rhythm: 'calm',
    sign: 'tick',
    lists: 'tinted',
    doors: 'lined',
  },
  features: {
    seals: [
      {
        key: 'palliative',
        name: 'Qualität in Palliative Care',
        alt: 'Siegel: Qualität in Palliative Care',
        href: 'https://siegel.example/palliative',
      },
    ],
  },
});
