import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

export default {
  component: Checkbox,
  args: { name: 'privacy', label: 'Ich habe die Datenschutzerklärung gelesen und bin einverstanden.' },
} satisfies Meta<typeof Checkbox>;

type Story = StoryObj<typeof Checkbox>;

export const Empty: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Wrong: Story = { args: { error: 'Ohne Ihr Einverständnis dürfen wir die Nachricht nicht annehmen.' } };
