import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageMenu } from './LanguageMenu.tsx';

export default {
  component: LanguageMenu,
  args: {
    label: 'Sprache',
    choices: [
      { label: 'DE', name: 'Deutsch', lang: 'de-CH', href: '/de', current: true },
      { label: 'IT', name: 'Italiano', lang: 'it-CH', href: '/it', current: false },
      { label: 'FR', name: 'Français', lang: 'fr-CH', href: '/fr', current: false },
      { label: 'EN', name: 'English', lang: 'en', href: '/en', current: false },
    ],
  },
} satisfies Meta<typeof LanguageMenu>;

export const FourLanguages: StoryObj<typeof LanguageMenu> = {};
