import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const rosengarten = defineTenant({
  key: 'rosengarten',
  name: 'Rosengarten',
  fullName: 'Alters- und Pflegeheim Rosengarten',
  hosts: ['rosengarten.example'],
  colours,
});
