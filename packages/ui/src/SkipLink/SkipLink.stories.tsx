import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

export default {
  component: SkipLink,
  args: { target: 'content', children: 'Zum Inhalt' },
  render: (props) => (
    <>
      <SkipLink {...props} />
      <main id="content" tabIndex={-1}>
        <p>Die erste Tabulatortaste zeigt den Sprunglink.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

type Story = StoryObj<typeof SkipLink>;

export const Unseen: Story = {};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};
