import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';

export default {
  component: Field,
  args: { name: 'email', label: 'E-Mail', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof Field>;

type Story = StoryObj<typeof Field>;

export const Empty: Story = {};

export const WithHint: Story = { args: { hint: 'Wir brauchen sie nur, um Ihnen zu antworten.' } };

export const Optional: Story = {
  args: { name: 'tel', label: 'Telefon', type: 'tel', inputSize: 'number', optional: true, autoComplete: 'tel' },
};

export const Wrong: Story = {
  args: { defaultValue: 'anna', error: 'Geben Sie eine E-Mail-Adresse an, zum Beispiel name@firma.example.' },
};

export const Short: Story = {
  args: { name: 'zipCode', label: 'Postleitzahl', type: 'text', inputSize: 'code', autoComplete: 'postal-code' },
};
