import { defineTenant } from '../../defineTenant.ts';

export const forumGerontologie = defineTenant({
  key: 'forum-gerontologie',
  name: 'Forum Gerontologie',
  fullName: 'Forum Gerontologie',
  hosts: ['forum-gerontologie.example'],
  colours: {
    primary: '#56378e',
    primaryHover: '#432278',
    secondary: '#b98935',
    secondaryHover: '#cc9b49',
  },
  character: {
    opening: 'words',
    voice: 'serif',
    corners: 'square',
    ground: 'primary',
    rhythm: 'close',
    sign: 'tick',
    lists: 'rows',
    doors: 'lined',
  },
  features: {
    groupLink: false,
  },
});
