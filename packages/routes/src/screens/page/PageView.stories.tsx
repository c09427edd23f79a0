import type { Meta, StoryObj } from '@storybook/react-vite';
import { blocksFixture } from '../../blocks/block/block.fixture.ts';
import { inPage } from '../../testing/inPage.tsx';
import { PageView } from './PageView.tsx';

export default {
  title: 'Composed page',
  component: PageView,
  args: {
    title: 'Haus und Umgebung',
    steps: [
      { name: 'Wohnen', path: '/wohnen' },
      { name: 'Haus und Umgebung', path: '/wohnen/haus-umgebung' },
    ],
    blocks: blocksFixture.filter(({ type }) => ['text', 'questions', 'downloads'].includes(type)),
  },
  decorators: [inPage('/wohnen/haus-umgebung')],
} satisfies Meta<typeof PageView>;

type Story = StoryObj<typeof PageView>;

export const Usual: Story = {};

export const WithEveryBlock: Story = { args: { blocks: blocksFixture } };

export const NothingComposed: Story = { args: { blocks: [] } };

export const NotYetTranslated: Story = { args: { untranslated: true } };
