import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SubmitButton } from './SubmitButton.tsx';

const submitted = fn();

export default {
  component: SubmitButton,
  args: { children: 'Bewerbung absenden', pendingLabel: 'Wird gesendet …' },
  render: (props) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <SubmitButton {...props} />
    </form>
  ),
  beforeEach: () => submitted.mockClear(),
} satisfies Meta<typeof SubmitButton>;

type Story = StoryObj<typeof SubmitButton>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(submitted).not.toHaveBeenCalled();
  },
};
