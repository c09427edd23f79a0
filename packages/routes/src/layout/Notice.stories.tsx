import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteFixture } from '../testing/site.fixture.ts';
import { SiteStoryProvider } from '../testing/SiteStoryProvider.tsx';
import { Notice } from './Notice.tsx';

const { configuration } = siteFixture;

export default {
  title: 'Frame/Notice',
  render: ({ text }) => (
    <SiteStoryProvider site={{ configuration: configuration && { ...configuration, notice: { text } } }}>
      <Notice />
    </SiteStoryProvider>
  ),
} satisfies Meta<{ text: string }>;

type Story = StoryObj<{ text: string }>;

export const OneSentence: Story = { args: { text: 'Bitte tragen Sie bei Besuchen bis auf Weiteres eine Maske.' } };

export const Several: Story = {
  args: {
    text: 'Im zweiten Stock sind einige Bewohnerinnen und Bewohner am Norovirus erkrankt. Besuche sind dort bis Sonntag nicht möglich. Das Café ist offen, der Garten auch. Fragen beantwortet der Empfang.',
  },
};
