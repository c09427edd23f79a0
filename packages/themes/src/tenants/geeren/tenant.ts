import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const geeren = defineTenant({
  key: 'geeren',
  name: 'Geeren',
  fullName: 'Alterszentrum Geeren',
  hosts: ['geeren.example'],
  colours,
});
