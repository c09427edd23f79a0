import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { landscape, landscapes } from '../Picture/Picture.fixture.ts';
import { Gallery } from './Gallery.tsx';

export default { component: Gallery, args: { label: 'Haus und Garten', pictures: landscapes } } satisfies Meta<
  typeof Gallery
>;

type Story = StoryObj<typeof Gallery>;

const counter = (canvas: HTMLElement): Element | null => within(canvas).getByText('3 / 6').closest('[aria-live]');

export const Many: Story = {};

export const One: Story = { args: { pictures: [landscape] } };

export const Buttons: Story = {
  play: async ({ canvasElement }) => {
    const [previous, next] = within(canvasElement).getAllByRole('button');
    if (!previous || !next) throw new Error('two buttons are missing');
    const row = within(canvasElement).getByRole('list');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await userEvent.click(next);
    await waitFor(() => expect(within(canvasElement).getByText('3 / 6')).toBeVisible());
    await expect(counter(canvasElement)).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(row.clientWidth));
    for (let press = 0; press < 5; press += 1) await userEvent.click(next);
    await waitFor(() => expect(within(canvasElement).getByText('6 / 6')).toBeVisible());
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
  },
};

/** A swipe triggers scroll events, which the counter follows in silence: screen readers scroll, too. */
export const Swiped: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('list');
    const third = row.children[2];
    if (!(third instanceof HTMLElement)) throw new Error('the third picture is missing');
    row.scrollTo({ left: third.offsetLeft - row.offsetLeft, behavior: 'instant' });
    await waitFor(() => expect(within(canvasElement).getByText('3 / 6')).toBeVisible());
    await expect(counter(canvasElement)).toHaveAttribute('aria-live', 'off');
  },
};

export const ArrowKeys: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    links[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(links[1]).toHaveFocus();
    await waitFor(() => expect(within(canvasElement).getByText('2 / 6')).toBeVisible());
  },
};

/** Moving focus with the Tab key scrolls the row. */
export const Tabbed: Story = {
  play: async ({ canvasElement }) => {
    for (let press = 0; press < 4; press += 1) await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('link')[3]).toHaveFocus();
    await waitFor(() => expect(within(canvasElement).getByText('4 / 6')).toBeVisible());
  },
};

export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    const second = within(canvasElement).getAllByRole('link')[1];
    if (!second) throw new Error('the second picture is missing');
    await userEvent.click(second);
    const lightbox = within(await within(canvasElement).findByRole('dialog'));
    await waitFor(() => expect(lightbox.getByText('2 / 6')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(lightbox.getByText('3 / 6')).toBeVisible());
  },
};
