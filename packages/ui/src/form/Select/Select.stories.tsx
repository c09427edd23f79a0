import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

export default {
  component: Select,
  args: {
    name: 'area',
    label: 'Bereich',
    options: [
      { value: 'care', label: 'Pflege und Betreuung' },
      { value: 'housekeeping', label: 'Hauswirtschaft' },
      { value: 'hotel', label: 'Hotellerie' },
      { value: 'technical', label: 'Technischer Dienst' },
    ],
  },
} satisfies Meta<typeof Select>;

type Story = StoryObj<typeof Select>;

export const PleaseSelect: Story = {};
export const Chosen: Story = { args: { defaultValue: 'hotel' } };
export const Wrong: Story = { args: { error: 'Wählen Sie den Bereich, der zu Ihnen passt.' } };
