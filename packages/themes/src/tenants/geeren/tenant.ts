import { defineTenant } from '../../defineTenant.ts';

export const geeren = defineTenant({
  key: 'geeren',
  name: 'Geeren',
  fullName: 'Alterszentrum Geeren',
  hosts: ['geeren.example'],
  colours: {
    primary: '#575a1d',
    primaryHover: '#444603',
    secondary: '#8a4976',
    secondaryHover: '#743662',
  },
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
