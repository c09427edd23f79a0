import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const forumGerontologie = defineTenant({
  key: 'forum-gerontologie',
  name: 'Forum Gerontologie',
  fullName: 'Forum Gerontologie',
  hosts: ['forum-gerontologie.example'],
  colours,
  features: {
    groupLink: false,
  },
});
