import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup.tsx';

export default {
  component: RadioGroup,
  args: {
    name: 'contact',
    label: 'Wie erreichen wir Sie am besten?',
    options: [
      { value: 'tel', label: 'Telefon' },
      { value: 'email', label: 'E-Mail' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

type Story = StoryObj<typeof RadioGroup>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 'tel', hint: 'Wir melden uns innert zwei Tagen.' } };
export const Wrong: Story = { args: { error: 'Sagen Sie uns, wie wir Sie erreichen.' } };
