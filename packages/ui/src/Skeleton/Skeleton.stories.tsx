import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = { component: Skeleton, args: { width: '8rem' } };
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Line: Story = {};

export const Paragraph: Story = {
  render: () => (
    <Stack gap={1}>
      <Skeleton width="90%" />
      <Skeleton width="80%" />
      <Skeleton width="40%" />
    </Stack>
  ),
};
