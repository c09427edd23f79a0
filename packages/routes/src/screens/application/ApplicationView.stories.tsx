import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../testing/ScreenStage.tsx';
import { ApplicationView } from './ApplicationView.tsx';

const meta: Meta<typeof ApplicationView> = {
  title: 'Quick application',
  component: ApplicationView,
  args: { stamp: { key: '00000000-0000-4000-8000-000000000000', moment: '0.signature' } },
  render: (props) => (
    <ScreenStage path="/jobs/schnellbewerbung">
      <ApplicationView {...props} />
    </ScreenStage>
  ),
};
export default meta;

const stamp = { key: '00000000-0000-4000-8000-000000000000', moment: '0.signature' };

type Story = StoryObj<typeof ApplicationView>;

export const ForAnyJob: Story = {};

export const ForOneJob: Story = { args: { job: { id: '1', title: 'Pflegefachperson HF', area: 'care' } } };

export const JobGone: Story = { args: { jobGone: true } };

export const WithMistakes: Story = {
  args: {
    answer: {
      problems: { firstName: 'missing', area: 'missing', email: 'emailOrPhone' },
      files: [{ name: 'Zeugnis.zip', problem: 'kind' }],
      filesCame: 2,
      values: { surname: 'Muster', message: 'Guten Tag' },
      stamp: stamp,
    },
  },
};

export const NoRoom: Story = {
  args: { answer: { trouble: 'full', problems: {}, files: [], filesCame: 0, values: { surname: 'Muster' }, stamp } },
};

export const Sent: Story = { args: { answer: { sent: 'K7QM-3F9X' } } };
