import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../frame/ScreenStage.tsx';
import { ApplicationView } from './ApplicationView.tsx';

const meta: Meta<typeof ApplicationView> = {
  title: 'Screens/Quick application',
  component: ApplicationView,
  render: (props) => (
    <ScreenStage path="/jobs/schnellbewerbung">
      <ApplicationView {...props} />
    </ScreenStage>
  ),
};
export default meta;

type Story = StoryObj<typeof ApplicationView>;

export const ForAnyJob: Story = {};

export const ForOneJob: Story = { args: { job: { id: '1', title: 'Pflegefachperson HF', area: 'care' } } };

export const NotSent: Story = { args: { refused: true } };
