import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const geeren = defineTenant({
  key: 'geeren',
  name: 'Geeren',
  fullName: 'Alterszentrum Geeren',
  hosts: ['geeren.example'],
  colours,
  character: {
    opening: 'words',
    voice: 'plain',
    corners: 'leaf',
    ground: 'tint',
    rhythm: 'close',
    sign: 'pattern',
    lists: 'cards',
    doors: 'tinted',
  },
});
