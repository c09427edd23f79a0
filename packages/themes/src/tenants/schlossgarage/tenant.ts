import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const schlossgarage = defineTenant({
  key: 'schlossgarage',
  name: 'Schlossgarage',
  fullName: 'Schlossgarage',
  hosts: ['schlossgarage.example'],
  colours,
  character: {
    opening: 'left',
    voice: 'rounded',
    corners: 'square',
    ground: 'tint',
    rhythm: 'close',
    sign: 'rule',
    lists: 'tinted',
    doors: 'filled',
  },
  features: { business: 'AutoRepair' },
});
