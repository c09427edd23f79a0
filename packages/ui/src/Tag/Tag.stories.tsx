import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.tsx';

export default { component: Tag, args: { children: '80–100 %' } } satisfies Meta<typeof Tag>;

type Story = StoryObj<typeof Tag>;

export const Neutral: Story = {};
export const Primary: Story = { args: { tone: 'primary', children: 'Vollzeit' } };
export const Secondary: Story = { args: { tone: 'secondary', children: 'Lehrstelle' } };
