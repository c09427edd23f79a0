import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';
import { opensDialog } from './opensDialog.ts';

const meta: Meta<typeof Dialog> = {
  component: Dialog,
  args: {
    id: 'visit',
    title: 'Besuch vereinbaren',
    children: <Text>Rufen Sie uns an, oder kommen Sie einfach vorbei: Die Tür ist von 9 bis 18 Uhr offen.</Text>,
  },
  render: (props) => (
    <>
      <Button variant="secondary" {...opensDialog(props.id)}>
        Öffnen
      </Button>
      <Dialog {...props} />
    </>
  ),
};
export default meta;

type Story = StoryObj<typeof Dialog>;

export const Closed: Story = {};

export const Window: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

export const Panel: Story = {
  args: { id: 'menu', shape: 'panel', title: 'Menü' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await canvas.findByRole('dialog');
    // The root element ends where the scroll bar's gutter begins.
    const { right } = document.documentElement.getBoundingClientRect();
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBeCloseTo(right, 0));
  },
};

/** The close button closes the dialog and restores focus. */
export const ClosedAgain: Story = {
  args: { id: 'closed-again' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
