import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

export default { component: ProgressBar, args: { label: 'Hochgeladen', share: 0.4 } } satisfies Meta<
  typeof ProgressBar
>;

type Story = StoryObj<typeof ProgressBar>;

export const UnderWay: Story = {};
export const NotBegun: Story = { args: { share: 0 } };
export const Done: Story = { args: { share: 1 } };
