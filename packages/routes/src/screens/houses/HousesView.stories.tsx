import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { houseTeasersFixture } from '../../domain/houses/houseTeaser.fixture.ts';
import { HousesView } from './HousesView.tsx';

export default {
  title: 'Houses',
  component: HousesView,
  args: { page: null, houses: houseTeasersFixture },
  decorators: [inPage('/unsere-haeuser')],
} satisfies Meta<typeof HousesView>;

type Story = StoryObj<typeof HousesView>;

export const Two: Story = {};

export const One: Story = { args: { houses: houseTeasersFixture.slice(0, 1) } };

export const Nothing: Story = { args: { houses: [] } };

export const OfTheWholeGroup: Story = {
  args: {
    choices: {
      places: ['Aeugst am See', 'Bauma', 'Seuzmatt'],
      kinds: ['care', 'apartments', 'services'],
      free: ['longStay'],
    },
    houses: ['Tabor', 'Geeren', 'Bauma'].flatMap((company) =>
      houseTeasersFixture.map((house) => ({ ...house, id: house.id + company, company })),
    ),
  },
};

export const NoMatch: Story = {
  args: {
    choices: { places: ['Aeugst am See', 'Bauma'], kinds: ['care', 'services'], free: [] },
    filter: { place: 'Bauma', kind: 'services' },
    houses: [],
  },
};

export const BelowAComposedPage: Story = {
  args: {
    page: { title: 'Unsere Häuser', blocks: [{ type: 'hero', title: 'Zwei Häuser, ein Garten' }] },
  },
};

export const LongWords: Story = {
  args: { houses: houseTeasersFixture.map((house) => ({ ...house, name: 'Alterssiedlungsgemeinschaftshaus' })) },
};
