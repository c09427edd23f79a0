import { defineTenant } from '../../defineTenant.ts';

export const schlossgarage = defineTenant({
  key: 'schlossgarage',
  name: 'Schlossgarage',
  fullName: 'Schlossgarage',
  hosts: ['schlossgarage.example'],
  colours: {
    primary: '#2f363f',
    primaryHover: '#1e252d',
    secondary: '#ce2320',
    secondaryHover: '#b2030b',
  },
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
