import { articleFixture, articlesFixture } from '@group/content-client/article/article.fixture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { ArticleView } from './ArticleView.tsx';

const [, fromNewspaper] = articlesFixture;

export default {
  title: 'Article',
  component: ArticleView,
  args: { article: articleFixture, more: articlesFixture },
  decorators: [inPage('/media')],
} satisfies Meta<typeof ArticleView>;

type Story = StoryObj<typeof ArticleView>;

export const OurOwn: Story = {};

/** Without a picture and a body: links to the original. */
export const FromANewspaper: Story = { args: { article: fromNewspaper } };

export const TheOnlyOne: Story = { args: { more: [] } };

export const LongWords: Story = {
  args: { article: { ...articleFixture, title: 'Langzeitpflegefinanzierungsverordnungsentwurf' }, more: [] },
};
