import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApplicationForm, missing } from './ApplicationForm.tsx';
import { Overview } from './Overview.tsx';

const meta: Meta = { title: 'Examples', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

type Story = StoryObj;

/** One column, labels above, optional fields marked. */
export const Form: Story = { render: () => <ApplicationForm errors={[]} /> };

/** Errors are listed above with links and shown at each field; input is kept. */
export const FormWithProblems: Story = { render: () => <ApplicationForm errors={missing} /> };

/** Most components on one page, to judge a palette at a glance. */
export const AtOneLook: Story = { render: () => <Overview /> };
