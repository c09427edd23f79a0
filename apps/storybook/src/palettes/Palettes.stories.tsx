import { tenants } from '@group/themes/registry';
import { Stack } from '@group/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Palette } from './Palette.tsx';

export default { title: 'Palettes', tags: ['!autodocs'] } satisfies Meta;

/** All fifteen palettes, independent of the toolbar. */
export const AllTenants: StoryObj = {
  render: () => (
    <Stack gap={6}>
      {tenants.map(({ key, name, colours }) => (
        <Palette key={key} name={name} colours={colours} />
      ))}
    </Stack>
  ),
};
