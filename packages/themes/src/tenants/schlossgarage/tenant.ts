import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const schlossgarage = defineTenant({
  key: 'schlossgarage',
  name: 'Schlossgarage',
  fullName: 'Schlossgarage',
  hosts: ['schlossgarage.example'],
  colours,
  features: { business: 'AutoRepair' },
});
