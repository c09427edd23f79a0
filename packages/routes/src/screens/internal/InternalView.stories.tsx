import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { housesToStateFixture, internalFixture } from './internal.fixture.ts';
import { InternalView } from './InternalView.tsx';

export default {
  title: 'Internal area',
  component: InternalView,
  decorators: [inPage('/intern')],
} satisfies Meta<typeof InternalView>;

type Story = StoryObj<typeof InternalView>;

export const Full: Story = { args: { ...internalFixture, houses: housesToStateFixture } };

export const Empty: Story = { args: { houses: [], news: [], documents: [], contacts: [] } };
