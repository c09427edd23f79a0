import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

export default {
  component: Text,
  args: {
    children:
      'Bei uns wohnen Sie so, wie es Ihnen entspricht: im eigenen Zimmer, mit vertrauten Möbeln und mit Menschen, die Zeit haben. Unsere Pflegefachpersonen sind rund um die Uhr da.',
  },
} satisfies Meta<typeof Text>;

type Story = StoryObj<typeof Text>;

export const Body: Story = {};

export const Lead: Story = { args: { size: 'lead' } };

export const Small: Story = { args: { size: 'small' } };
