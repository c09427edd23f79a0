import { defineTenant } from '../../defineTenant.ts';

export const digallo = defineTenant({
  key: 'digallo',
  name: 'Digallo',
  fullName: 'Digallo Gruppe',
  hosts: ['digallo.example'],
  hostRole: 'group',
  colours: {
    primary: '#1c3a66',
    primaryHover: '#0a2752',
    secondary: '#bb8531',
    secondaryHover: '#cf9746',
  },
  character: {
    opening: 'strip',
    voice: 'geometric',
    corners: 'slight',
    ground: 'primary',
    rhythm: 'even',
    sign: 'rule',
    lists: 'rows',
    doors: 'tinted',
  },
  features: {
    groupLink: false,
    wholeGroup: true,
  },
});
