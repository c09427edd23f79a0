import type { Meta, StoryObj } from '@storybook/react-vite';
import { openVisitsFixture } from '../../domain/visits/visit.fixture.ts';
import { formToken, notSent } from '../../forms/formAnswer.fixture.ts';
import { inPage } from '../../testing/inPage.tsx';
import { VisitView } from './VisitView.tsx';

export default {
  title: 'Visit',
  component: VisitView,
  args: {
    formToken,
    mails: true,
    days: { min: '2026-12-01', max: '2027-03-01' },
    request: { occasion: 'visit' },
    occasions: ['visit', 'trialDay'],
    visits: openVisitsFixture.filter(({ occasion }) => occasion === 'visit'),
  },
  decorators: [inPage('/besuch')],
} satisfies Meta<typeof VisitView>;

type Story = StoryObj<typeof VisitView>;

export const Visit: Story = {};
export const NothingOpen: Story = { args: { visits: [], occasions: ['visit'] } };
export const TrialDay: Story = { args: { request: { occasion: 'trialDay' } } };
export const Minor: Story = { args: { request: { occasion: 'trialDay', ageGroup: '13-15' } } };
export const WithMistakes: Story = {
  args: { answer: notSent({ problems: { slot: 'missing', email: 'email' }, values: { email: 'x' } }) },
};
export const Sent: Story = { args: { answer: { sent: 'K7QM-3F9X' } } };
