import { tenants } from '@group/themes/registry';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Picture } from '@group/ui/Picture';
import { Stack } from '@group/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { heroes } from './heroes.ts';

export default { title: 'Pictures', tags: ['!autodocs'] } satisfies Meta;

/** The openings of all fifteen homes on one sheet: at 3:2 as they are drawn, at 16:9, and as a square. */
export const AllTenants: StoryObj = {
  render: () => (
    <Stack gap={4} style={{ justifyItems: 'stretch' }}>
      {heroes.map(({ name, sources }) => (
        <Stack key={name} gap={1} style={{ justifyItems: 'stretch' }}>
          <Heading level={2} size="title3">
            {name}
          </Heading>
          <Grid columns="three">
            {(['wide', 'cinema', 'square'] as const).map((ratio) => (
              <Picture key={ratio} sources={sources} ratio={ratio} sizes="400px" />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
  play: async () => {
    await expect(heroes.map(({ name }) => name)).toEqual(tenants.map(({ name }) => name));
  },
};
