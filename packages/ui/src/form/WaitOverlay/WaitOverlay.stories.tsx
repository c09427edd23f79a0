import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitOverlay } from './WaitOverlay.tsx';

export default {
  component: WaitOverlay,
  args: { open: true, share: 0.4 },
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
} satisfies Meta<typeof WaitOverlay>;

type Story = StoryObj<typeof WaitOverlay>;

export const WithProgress: Story = {};

export const WithoutFiles: Story = { args: { files: false } };

export const WithoutProgress: Story = { args: { share: undefined } };
