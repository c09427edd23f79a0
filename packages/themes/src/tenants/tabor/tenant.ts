import { defineTenant } from '../../defineTenant.ts';

export const tabor = defineTenant({
  key: 'tabor',
  name: 'Tabor',
  fullName: 'Alterszentrum Tabor',
  hosts: ['tabor.example'],
  colours: {
    primary: '#196a4f',
    primaryHover: '#02553d',
    secondary: '#d47636',
    secondaryHover: '#e8894a',
  },
  character: {
    opening: 'right',
    voice: 'rounded',
    corners: 'soft',
    ground: 'primary',
    rhythm: 'calm',
    sign: 'pattern',
    lists: 'cards',
    doors: 'edged',
  },
});
