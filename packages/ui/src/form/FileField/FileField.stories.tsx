import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FileField } from './FileField.tsx';

export default {
  component: FileField,
  args: {
    name: 'files',
    label: 'Ihre Unterlagen',
    hint: 'PDF, Word oder Bilder, je höchstens 10 MB.',
    maxBytes: 10_000_000,
    maxFiles: 3,
    optional: true,
  },
} satisfies Meta<typeof FileField>;

type Story = StoryObj<typeof FileField>;

function file(name: string, bytes: number): File {
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf', lastModified: 0 });
}

function fileInput(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('the file input is missing');
  return input;
}

/** Simulates the browser: a new choice replaces the input's files. */
function pick(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const each of files) transfer.items.add(each);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function sentFiles(input: HTMLInputElement): string[] {
  return [...(input.files ?? [])].map(({ name }) => name);
}

export const Empty: Story = {};

/** A second choice adds files; the list matches the input's files. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const input = fileInput(canvasElement);
    pick(input, [file('Lebenslauf.pdf', 240_000)]);
    await within(canvasElement).findByText('Lebenslauf.pdf');
    pick(input, [file('Diplom_Pflegefachperson_HF_mit_einem_sehr_langen_Namen.pdf', 1_250_000)]);
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2));
    await expect(sentFiles(input)).toEqual([
      'Lebenslauf.pdf',
      'Diplom_Pflegefachperson_HF_mit_einem_sehr_langen_Namen.pdf',
    ]);
  },
};

/** Keyboard only: focus moves to the field, to each file, and back to the field after a removal. */
export const WalkedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const input = fileInput(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    pick(input, [file('Lebenslauf.pdf', 240_000), file('Foto.jpg', 80_000)]);
    const [first, second] = await within(canvasElement).findAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sentFiles(input)).toEqual(['Lebenslauf.pdf']);
    await expect(input).toHaveFocus();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Foto.jpg');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(sentFiles(input)).toEqual([]);
    await expect(input).toHaveFocus();
  },
};

export const TooLarge: Story = {
  args: { maxBytes: 100_000 },
  play: async ({ canvasElement }) => {
    const input = fileInput(canvasElement);
    pick(input, [file('Film.mp4', 100_001), file('Foto.jpg', 80_000)]);
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
    await expect(sentFiles(input)).toEqual(['Foto.jpg']);
  },
};

/** The reason stands at the field as soon as the file is chosen, and the file is not sent. */
export const WrongKind: Story = {
  args: { problemOf: async ({ name }) => (name.endsWith('.exe') ? `${name} können wir nicht annehmen.` : undefined) },
  play: async ({ canvasElement }) => {
    const input = fileInput(canvasElement);
    pick(input, [file('Programm.exe', 80_000), file('Foto.jpg', 80_000)]);
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Programm\.exe können wir nicht annehmen/));
    await expect(sentFiles(input)).toEqual(['Foto.jpg']);
  },
};

/** The prepared file replaces the original in the input, and the list says so. */
export const MadeSmaller: Story = {
  args: { maxBytes: 100_000, prepare: (large) => Promise.resolve(file(large.name, 80_000)) },
  play: async ({ canvasElement }) => {
    const input = fileInput(canvasElement);
    pick(input, [file('Foto.jpg', 3_000_000)]);
    await within(canvasElement).findByText(/^80\D+, /);
    await expect([...(input.files ?? [])].map(({ size }) => size)).toEqual([80_000]);
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

/** A photo that is chosen while another is made smaller is not too large before it was its turn. */
export const MadeSmallerInTurn: Story = {
  args: {
    maxBytes: 100_000,
    prepare: ({ name, size }) => new Promise((resolve) => setTimeout(() => resolve(file(name, 80_000)), size / 50_000)),
  },
  play: async ({ canvasElement }) => {
    const input = fileInput(canvasElement);
    pick(input, [file('Foto_1.jpg', 3_000_000)]);
    pick(input, [file('Foto_2.jpg', 6_000_000)]);
    await waitFor(() => expect([...(input.files ?? [])].map(({ size }) => size)).toEqual([80_000, 80_000]));
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

/** The reason stays when files chosen before it was shown become ready after it. */
export const WrongKindInTurn: Story = {
  args: {
    problemOf: async ({ name }) => (name.endsWith('.exe') ? `${name} können wir nicht annehmen.` : undefined),
    prepare: (photo) => new Promise((resolve) => setTimeout(() => resolve(file(photo.name, 80_000)), 100)),
  },
  play: async ({ canvasElement }) => {
    const input = fileInput(canvasElement);
    pick(input, [file('Programm.exe', 80_000)]);
    pick(input, [file('Foto.jpg', 3_000_000)]);
    await waitFor(() => expect([...(input.files ?? [])].map(({ size }) => size)).toEqual([80_000]));
    await expect(input).toHaveAccessibleDescription(/Programm\.exe können wir nicht annehmen/);
  },
};

export const Wrong: Story = { args: { error: 'Legen Sie Ihren Lebenslauf bei.', optional: false } };
