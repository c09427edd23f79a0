import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStoryProvider } from '../../testing/ScreenStoryProvider.tsx';
import { housesToStateFixture, internalFixture } from './internal.fixture.ts';
import { InternalView } from './InternalView.tsx';

const meta: Meta<typeof InternalView> = {
  title: 'Internal area',
  component: InternalView,
  render: (props) => (
    <ScreenStoryProvider path="/intern">
      <InternalView {...props} />
    </ScreenStoryProvider>
  ),
};
export default meta;

type Story = StoryObj<typeof InternalView>;

export const Full: Story = { args: { ...internalFixture, houses: housesToStateFixture } };

export const Empty: Story = { args: { houses: [], news: [], documents: [], contacts: [] } };
