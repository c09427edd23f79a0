import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Site } from '../site/site.ts';
import { SiteStage } from '../site/SiteStage.tsx';
import { Footer } from './Footer.tsx';

const meta: Meta<{ site?: Partial<Site> }> = {
  title: 'Frame/Footer',
  render: ({ site }) => (
    <SiteStage site={site}>
      <Footer />
    </SiteStage>
  ),
};
export default meta;

type Story = StoryObj<{ site?: Partial<Site> }>;

export const OfAHouse: Story = {};

export const OfTheHolding: Story = { args: { site: { group: undefined } } };

export const WithoutConfiguration: Story = { args: { site: { configuration: null } } };
