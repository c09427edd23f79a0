import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const forumGerontologie = defineTenant({
  key: 'forum-gerontologie',
  name: 'Forum Gerontologie',
  fullName: 'Forum Gerontologie',
  hosts: ['forum-gerontologie.example'],
  colours,
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
