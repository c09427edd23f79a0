import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const tabor = defineTenant({
  key: 'tabor',
  name: 'Tabor',
  fullName: 'Alterszentrum Tabor',
  hosts: ['tabor.example'],
  colours,
});
