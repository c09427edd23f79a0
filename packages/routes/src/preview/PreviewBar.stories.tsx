import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteStoryProvider } from '../testing/SiteStoryProvider.tsx';
import { PreviewBar } from './PreviewBar.tsx';

const meta: Meta<typeof PreviewBar> = {
  title: 'Frame/PreviewBar',
  component: PreviewBar,
  render: () => (
    <SiteStoryProvider>
      <PreviewBar />
    </SiteStoryProvider>
  ),
};
export default meta;

export const Usual: StoryObj<typeof PreviewBar> = {};
