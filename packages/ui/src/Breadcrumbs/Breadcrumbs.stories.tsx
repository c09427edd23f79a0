import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export default {
  component: Breadcrumbs,
  args: {
    above: [
      { name: 'Startseite', href: '/' },
      { name: 'Jobs', href: '/jobs' },
      { name: 'Offene Stellen', href: '/jobs/offene-stellen' },
    ],
    current: 'Dipl. Pflegefachperson HF',
  },
} satisfies Meta<typeof Breadcrumbs>;

export const FourDeep: StoryObj<typeof Breadcrumbs> = {};
