import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteStoryProvider } from '../../testing/SiteStoryProvider.tsx';
import { blocksFixture } from '../block/block.fixture.ts';
import { Blocks } from './Blocks.tsx';

const meta: Meta<typeof Blocks> = {
  title: 'Blocks',
  component: Blocks,
  args: { title: 'Willkommen', blocks: blocksFixture },
  decorators: [
    (Story) => (
      <SiteStoryProvider>
        <main>
          <Story />
        </main>
      </SiteStoryProvider>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Blocks>;

export const OneOfEach: Story = {};

export const NothingToList: Story = {
  args: {
    blocks: [
      { type: 'news', count: 3, articles: [] },
      { type: 'events', count: 3, events: [] },
      { type: 'houses', houses: [] },
      { type: 'vacancy-teaser', count: 3, jobs: [], totals: { vacancy: 0, apprenticeship: 0, teaching: 0 } },
      { type: 'company-logos', logos: [] },
    ],
  },
};

export const LongWords: Story = {
  args: {
    title: 'Langzeitpflegeeinrichtungsverordnung',
    blocks: [
      { type: 'hero', title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente' },
      { type: 'doors', doors: [{ title: 'Mahlzeitendienstanmeldungsformular', link: '/kontakt' }] },
    ],
  },
};
