import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteStage } from '../testing/SiteStage.tsx';
import { PreviewBar } from './PreviewBar.tsx';

const meta: Meta<typeof PreviewBar> = {
  title: 'Frame/PreviewBar',
  component: PreviewBar,
  render: () => (
    <SiteStage>
      <PreviewBar />
    </SiteStage>
  ),
};
export default meta;

export const Usual: StoryObj<typeof PreviewBar> = {};
