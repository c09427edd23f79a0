import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteStoryProvider } from '../testing/SiteStoryProvider.tsx';
import { PreviewBar } from './PreviewBar.tsx';

export default {
  title: 'Frame/PreviewBar',
  component: PreviewBar,
  render: () => (
    <SiteStoryProvider>
      <PreviewBar />
    </SiteStoryProvider>
  ),
} satisfies Meta<typeof PreviewBar>;

export const Usual: StoryObj<typeof PreviewBar> = {};
