import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { blocksFixture } from '../block/block.fixture.ts';
import type { LoadedBlock } from '../block/block.ts';
import { Blocks } from './Blocks.tsx';

const picture = { name: 'garten_1f2e.jpg', width: 1920, height: 1280, alt: 'Der Garten' };

const blocks: LoadedBlock[] = [
  ...blocksFixture,
  {
    type: 'text-with-picture',
    title: 'Der Garten',
    body: [
      { type: 'paragraph', children: [{ type: 'text', text: 'Elf Apfelbäume und ein Kräuterbeet auf Tischhöhe.' }] },
    ],
    picture,
    pictureSide: 'left',
  },
  {
    type: 'gallery',
    title: 'Ein Gang ums Haus',
    pictures: [picture, { ...picture, name: 'haus_ab12.jpg', alt: 'Das Haus' }],
  },
];

export default {
  title: 'Blocks',
  component: Blocks,
  args: { title: 'Willkommen', blocks },
  argTypes: {
    title: { description: 'Title of the page. It is the heading, unless the page opens with a hero.' },
    blocks: { description: 'The blocks in their order, with the entries that they show.' },
    breadcrumbs: { description: 'Breadcrumbs of the page; none on the home page.', control: false },
  },
  decorators: [inPage('/')],
} satisfies Meta<typeof Blocks>;

type Story = StoryObj<typeof Blocks>;

export const OneOfEach: Story = {};

const only = (type: LoadedBlock['type']): Story => ({
  args: { blocks: blocks.filter((block) => block.type === type) },
});

export const Hero: Story = only('hero');
export const Doors: Story = only('doors');
export const PlainText: Story = only('text');
export const TextWithPicture: Story = only('text-with-picture');
export const News: Story = only('news');
export const Events: Story = only('events');
export const Houses: Story = only('houses');
export const HouseFinder: Story = only('house-finder');
export const Facts: Story = only('facts');
export const Prices: Story = only('prices');

export const Tariffs: Story = only('tariffs');
export const OpeningHours: Story = only('opening-hours');
export const VacancyTeaser: Story = only('vacancy-teaser');
export const CompanyLogos: Story = only('company-logos');
export const Journey: Story = only('journey');
export const Gallery: Story = only('gallery');
export const People: Story = only('people');
export const Quote: Story = only('quote');
export const Questions: Story = only('questions');
export const Downloads: Story = only('downloads');
export const Advantages: Story = only('advantages');
export const CallToAction: Story = only('call-to-action');

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
