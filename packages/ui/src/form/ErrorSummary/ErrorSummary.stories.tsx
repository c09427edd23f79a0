import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../Stack/Stack.tsx';
import { Field } from '../Field/Field.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { name: 'name', message: 'Geben Sie Ihren Namen an.' },
  { name: 'email', message: 'Geben Sie eine E-Mail-Adresse an.' },
];

export default {
  component: ErrorSummary,
  args: { errors },
  // Rendered in an iframe, as several summaries on one docs page would compete for focus.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  render: (props) => (
    <Stack gap={3}>
      <ErrorSummary {...props} />
      <Field name="name" label="Name" error="Geben Sie Ihren Namen an." />
      <Field name="email" label="E-Mail" type="email" error="Geben Sie eine E-Mail-Adresse an." />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export const TwoProblems: StoryObj<typeof ErrorSummary> = {
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('link')[0]).toHaveFocus();
  },
};
