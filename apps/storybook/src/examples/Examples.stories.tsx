import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApplicationForm, missing } from './ApplicationForm.tsx';
import { Overview } from './Overview.tsx';

const meta: Meta = { title: 'Examples', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

type Story = StoryObj;

/** One column, labels above, what is optional marked as optional. */
export const Form: Story = { render: () => <ApplicationForm errors={[]} /> };

/** What is wrong stands above, with links, and at each field; what was typed is kept. */
export const FormWithProblems: Story = { render: () => <ApplicationForm errors={missing} /> };

/** Most components on one page: how a palette feels, at one look. */
export const AtOneLook: Story = { render: () => <Overview /> };
