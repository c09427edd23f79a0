import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = { component: Skeleton, args: { width: '8rem' } };
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Word: Story = {};
