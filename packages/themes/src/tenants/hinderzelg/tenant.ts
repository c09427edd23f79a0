import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const hinderzelg = defineTenant({
  key: 'hinderzelg',
  name: 'Hinderzelg',
  fullName: 'Pflegezentrum Hinderzelg',
  hosts: ['hinderzelg.example'],
  colours,
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
