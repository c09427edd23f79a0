import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const digallo = defineTenant({
  key: 'digallo',
  name: 'Digallo',
  fullName: 'Digallo Gruppe',
  hosts: ['digallo.example'],
  hostRole: 'group',
  colours,
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
