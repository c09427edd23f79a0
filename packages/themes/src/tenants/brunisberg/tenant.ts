import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const brunisberg = defineTenant({
  key: 'brunisberg',
  name: 'Brunisberg',
  fullName: 'Wohnheim Brunisberg',
  hosts: ['brunisberg.example'],
  colours,
});
