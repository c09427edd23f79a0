import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './RichText.tsx';
import { richText } from './RichText.fixture.ts';

export default { component: RichText, args: { nodes: richText } } satisfies Meta<typeof RichText>;

type Story = StoryObj<typeof RichText>;

export const EveryKindOfNode: Story = {};

export const OneParagraph: Story = { args: { nodes: richText.slice(1, 2) } };
