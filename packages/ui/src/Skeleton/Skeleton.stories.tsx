import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

export default { component: Skeleton, args: { width: '8rem' } } satisfies Meta<typeof Skeleton>;

type Story = StoryObj<typeof Skeleton>;

export const Word: Story = {};
