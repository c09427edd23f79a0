import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  component: Breadcrumbs,
  args: {
    above: [
      { name: 'Startseite', href: '/' },
      { name: 'Jobs', href: '/jobs' },
      { name: 'Offene Stellen', href: '/jobs/offene-stellen' },
    ],
    current: 'Dipl. Pflegefachperson HF',
  },
};
export default meta;

export const FourDeep: StoryObj<typeof Breadcrumbs> = {};
