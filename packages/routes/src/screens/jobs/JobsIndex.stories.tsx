import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { paths } from '../../site/paths.ts';
import { JobsIndexView } from './JobsIndexView.tsx';

export default {
  title: 'Jobs index',
  component: JobsIndexView,
  parameters: { layout: 'fullscreen' },
  args: {
    page: null,
    byArea: { care: 12, housekeeping: 1, hotel: 3, technical: 0, administration: 2 },
    total: 18,
    apprenticeships: 4,
  },
  decorators: [inPage(paths.jobs.href())],
} satisfies Meta<typeof JobsIndexView>;

type Story = StoryObj<typeof JobsIndexView>;

export const NotComposed: Story = {};

export const Composed: Story = {
  args: {
    page: {
      title: 'Arbeiten im Tabor',
      blocks: [{ type: 'hero', title: 'Arbeiten im Tabor', text: 'Mit Zeit.' }],
    },
  },
};

export const NothingOpen: Story = {
  args: {
    byArea: { care: 0, housekeeping: 0, hotel: 0, technical: 0, administration: 0 },
    total: 0,
    apprenticeships: 0,
  },
};
