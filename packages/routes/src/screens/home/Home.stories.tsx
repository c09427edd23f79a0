import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Blocks } from '../../blocks/Blocks/Blocks.tsx';
import { ScreenStoryProvider } from '../../testing/ScreenStoryProvider.tsx';
import type { Site } from '../../site/site.ts';
import { homeFixture } from './home.fixture.ts';

export default {
  title: 'Home',
  parameters: { layout: 'fullscreen' },
  render: ({ site }) => (
    <ScreenStoryProvider site={site}>
      <Blocks title="Willkommen" blocks={homeFixture} />
    </ScreenStoryProvider>
  ),
} satisfies Meta<{ site?: Partial<Site> }>;

type Story = StoryObj<{ site?: Partial<Site> }>;

/** The whole page with every block; its pictures are illustrations. */
export const EveryBlock: Story = {
  play: async ({ canvas }) => {
    const [picture] = await canvas.findAllByRole<HTMLImageElement>('img', { name: 'Das Haus am Morgen' });
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(300));
  },
};

/** Before the content service has returned the configuration. */
export const WhileTheConfigurationLoads: Story = { args: { site: { configuration: null } } };
