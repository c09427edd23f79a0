import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

export default { component: TextArea, args: { name: 'message', label: 'Ihre Nachricht' } } satisfies Meta<
  typeof TextArea
>;

type Story = StoryObj<typeof TextArea>;

export const Empty: Story = {};
export const Optional: Story = { args: { optional: true, hint: 'Was wir noch wissen sollten.' } };
export const Wrong: Story = { args: { error: 'Schreiben Sie uns, worum es geht.' } };
export const LongText: Story = { args: { defaultValue: 'Guten Tag\n'.repeat(12) } };
