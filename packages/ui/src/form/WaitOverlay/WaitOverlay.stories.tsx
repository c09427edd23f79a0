import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitOverlay } from './WaitOverlay.tsx';

const meta: Meta<typeof WaitOverlay> = {
  component: WaitOverlay,
  args: { open: true, share: 0.4 },
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
};
export default meta;

type Story = StoryObj<typeof WaitOverlay>;

export const WithProgress: Story = {};

export const WithoutFiles: Story = { args: { files: false } };

export const WithoutProgress: Story = { args: { share: undefined } };
