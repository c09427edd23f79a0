import type { Meta, StoryObj } from '@storybook/react-vite';
import { Colours } from './Colours.tsx';
import { Shape } from './Shape.tsx';
import { Space } from './Space.tsx';
import { Type } from './Type.tsx';

export default { title: 'Foundations', tags: ['!autodocs'] } satisfies Meta;

type Story = StoryObj;

export const TypeScale: Story = { render: () => <Type /> };
export const Spacing: Story = { render: () => <Space /> };
export const NeutralColours: Story = { render: () => <Colours /> };
export const ShapeAndFocus: Story = { render: () => <Shape /> };
