import { articlesFixture } from '@group/content-client/article/article.fixture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { MediaView } from './MediaView.tsx';

const many = [1, 2, 3].flatMap((round) => articlesFixture.map((teaser) => ({ ...teaser, id: teaser.id + round })));

export default {
  title: 'Media',
  component: MediaView,
  args: { articles: many, page: 1, pages: 3 },
  decorators: [inPage('/media')],
} satisfies Meta<typeof MediaView>;

type Story = StoryObj<typeof MediaView>;

/** The newest article leads the page; every second one has no picture. */
export const Many: Story = {};

export const SecondPage: Story = { args: { page: 2 } };

export const One: Story = { args: { articles: articlesFixture.slice(0, 1), pages: 1 } };

export const OneWithoutPicture: Story = { args: { articles: articlesFixture.slice(1), pages: 1 } };

export const Nothing: Story = { args: { articles: [], pages: 0 } };

export const LongWords: Story = {
  args: {
    articles: many.map((article) => ({ ...article, title: 'Langzeitpflegefinanzierungsverordnungsentwurf' })),
    pages: 1,
  },
};
