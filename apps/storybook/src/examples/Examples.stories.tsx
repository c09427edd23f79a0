import type { Meta, StoryObj } from '@storybook/react-vite';
import { Overview } from './Overview.tsx';

const meta: Meta = { title: 'Examples', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

type Story = StoryObj;

/** Most components on one page, to judge a palette at a glance. */
export const AtOneLook: Story = { render: () => <Overview /> };
