import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const digallo = defineTenant({
  key: 'digallo',
  name: 'Digallo',
  fullName: 'Digallo Gruppe',
  hosts: ['digallo.example'],
  hostRole: 'group',
  colours,
  features: {
    groupLink: false,
    wholeGroup: true,
  },
});
