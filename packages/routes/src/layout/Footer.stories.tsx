import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Site } from '../site/site.ts';
import { SiteStoryProvider } from '../testing/SiteStoryProvider.tsx';
import { Footer } from './Footer.tsx';

interface Stage {
  site?: Partial<Site>;
  minimal?: boolean;
}

export default {
  title: 'Frame/Footer',
  render: ({ site, minimal }) => (
    <SiteStoryProvider site={site}>
      <Footer minimal={minimal ?? false} />
    </SiteStoryProvider>
  ),
} satisfies Meta<Stage>;

type Story = StoryObj<Stage>;

export const OfAHouse: Story = {};

export const OfTheHolding: Story = { args: { site: { group: undefined } } };

export const WithoutConfiguration: Story = { args: { site: { configuration: null } } };

export const OfABarePage: Story = { args: { minimal: true } };
