import { defineTenant } from '../../defineTenant.ts';

export const hinderzelg = defineTenant({
  key: 'hinderzelg',
  name: 'Hinderzelg',
  fullName: 'Pflegezentrum Hinderzelg',
  hosts: ['hinderzelg.example'],
  colours: {
    primary: '#906600',
    primaryHover: '#775300',
    secondary: '#136868',
    secondaryHover: '#045353',
  },
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
