import { defineTenant } from '../../defineTenant.ts';

export const rivabella = defineTenant({
  key: 'rivabella',
  name: 'Rivabella',
  fullName: 'Casa Rivabella',
  hosts: ['rivabella.example'],
  canton: 'TI',
  colours: {
    primary: '#01697a',
    primaryHover: '#005462',
    secondary: '#dc6d50',
    secondaryHover: '#f18062',
  },
  character: {
    opening: 'arch',
    voice: 'plain',
    corners: 'round',
    ground: 'secondary',
    rhythm: 'calm',
    sign: 'rule',
    lists: 'tinted',
    doors: 'tinted',
  },
  features: {
    events: false,
    media: false,
    apprenticeships: false,
    barePages: false,
    languages: [
      { prefix: 'de', locale: 'de-CH', label: 'DE' },
      { prefix: 'it', locale: 'it-CH', label: 'IT' },
      { prefix: 'fr', locale: 'fr-CH', label: 'FR' },
      { prefix: 'en', locale: 'en', label: 'EN' },
    ],
  },
});
