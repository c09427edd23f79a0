import { tenants } from '@group/themes/registry';
import { Stack } from '@group/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrastFigures } from './contrastFigures.ts';
import { Palette } from './Palette.tsx';

const meta: Meta = { title: 'Palettes', tags: ['!autodocs'] };
export default meta;

/** All fifteen palettes, independent of the toolbar. */
export const AllTenants: StoryObj = {
  render: () => (
    <Stack gap={6}>
      {tenants.map(({ key, name, colours }) => (
        <Palette key={key} name={name} colours={colours} />
      ))}
    </Stack>
  ),
  play: async () => {
    const tooLow = tenants.flatMap(({ key, colours }) =>
      contrastFigures(colours)
        .filter(({ ratio, minRatio }) => ratio < minRatio)
        .map(({ label }) => `${key}: ${label}`),
    );
    await expect(tooLow).toEqual([]);
  },
};
