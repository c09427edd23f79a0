import type { Meta, StoryObj } from '@storybook/react-vite';
import { formToken, notSent } from '../../forms/formAnswer.fixture.ts';
import { inPage } from '../../testing/inPage.tsx';
import { ApplicationView } from './ApplicationView.tsx';

export default {
  title: 'Quick application',
  component: ApplicationView,
  args: { formToken },
  decorators: [inPage('/jobs/schnellbewerbung')],
} satisfies Meta<typeof ApplicationView>;

type Story = StoryObj<typeof ApplicationView>;

export const ForAnyJob: Story = {};

export const ForOneJob: Story = { args: { job: { id: '1', title: 'Pflegefachperson HF', area: 'care' } } };

const otherHouses = [
  { key: 'bauma', name: 'Bauma', city: 'Bauma' },
  { key: 'geeren', name: 'Geeren', city: 'Seuzach' },
];

export const OtherHouses: Story = { args: { otherHouses } };

export const TooManyHouses: Story = {
  args: {
    otherHouses,
    answer: notSent({ problems: { houses: 'tooManyHouses' }, values: { 'house-geeren': 'yes' } }),
  },
};

export const SentToSeveral: Story = { args: { otherHouses, answer: { sent: 'K7QM-3F9X', houses: ['geeren'] } } };

export const JobGone: Story = { args: { jobGone: true } };

export const WithMistakes: Story = {
  args: {
    answer: notSent({
      problems: { firstName: 'missing', area: 'missing', email: 'emailOrPhone' },
      files: [{ name: 'Zeugnis.zip', problem: 'kind' }],
      fileCount: 2,
      values: { surname: 'Muster', message: 'Guten Tag' },
    }),
  },
};

export const NoRoom: Story = {
  args: { answer: notSent({ formError: 'full', values: { surname: 'Muster' } }) },
};

export const Sent: Story = { args: { answer: { sent: 'K7QM-3F9X' } } };

export const SentForOneJob: Story = {
  args: {
    answer: { sent: 'K7QM-3F9X' },
    job: {
      id: '1',
      title: 'Pflegefachperson HF',
      area: 'care',
      contact: { name: 'Regula Tanner', phone: '044 000 00 00' },
    },
  },
};
