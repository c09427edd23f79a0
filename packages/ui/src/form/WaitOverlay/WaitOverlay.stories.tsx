import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { WaitOverlay } from './WaitOverlay.tsx';

const meta: Meta<typeof WaitOverlay> = {
  component: WaitOverlay,
  args: { open: true, share: 0.4 },
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
};
export default meta;

type Story = StoryObj<typeof WaitOverlay>;

export const WithProgress: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toHaveAttribute('open');
  },
};

export const WithoutProgress: Story = { args: { share: undefined } };
