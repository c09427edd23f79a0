import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';

export default { component: IconButton, args: { icon: 'arrowRight', label: 'Nächstes Bild' } } satisfies Meta<
  typeof IconButton
>;

type Story = StoryObj<typeof IconButton>;

export const Outlined: Story = {};

export const Plain: Story = { args: { variant: 'plain', icon: 'close', label: 'Schliessen' } };

/** At the end of a gallery: aria-disabled, so that it keeps focus. */
export const AtItsEnd: Story = { args: { 'aria-disabled': true } };
