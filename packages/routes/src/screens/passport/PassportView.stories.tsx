import type { Passport } from '@group/content-client/contract/passport';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { passportFixture } from './passport.fixture.ts';
import { PassportView } from './PassportView.tsx';
import type { PassportState } from './passportState.ts';

export default {
  title: 'Application passport',
  component: PassportView,
  decorators: [inPage('/meine/bewerbung')],
} satisfies Meta<typeof PassportView>;

type Story = StoryObj<typeof PassportView>;

const open = (passport: Partial<Passport> = {}): PassportState => ({
  kind: 'open',
  passport: { ...passportFixture, ...passport },
});

export const Received: Story = { args: { state: open() } };
export const Invited: Story = {
  args: { state: open({ stage: 'invited', toldAt: '2026-11-26T09:00:00.000Z', answerBy: null, files: [] }) },
};
export const SeveralHouses: Story = {
  args: {
    state: {
      kind: 'houses',
      houses: [
        { house: { key: 'tabor', name: 'Tabor' }, passport: passportFixture },
        {
          house: { key: 'bauma', name: 'Bauma' },
          passport: { ...passportFixture, jobTitle: '', stage: 'invited', toldAt: '2026-11-26T09:00:00.000Z' },
        },
        {
          house: { key: 'geeren', name: 'Geeren' },
          erasure: { erasedAt: '2026-11-28T08:00:00.000Z', reason: 'withdrawn', files: 2 },
        },
      ],
    },
  },
};
export const Unconfirmed: Story = {
  args: {
    state: open(),
    refused: { action: 'withdraw', problems: {}, files: [], values: {}, formError: 'unconfirmed' },
  },
};
export const WrongContact: Story = {
  args: {
    state: open(),
    refused: { action: 'contact', problems: { email: 'email' }, files: [], values: { email: 'x' } },
  },
};
export const Waiting: Story = {
  args: { state: { kind: 'waiting', reference: 'K7QM-3F9X', acceptedAt: '2026-11-20T08:00:00.000Z' } },
};
export const Erased: Story = {
  args: {
    state: { kind: 'erased', erasure: { erasedAt: '2026-11-28T08:00:00.000Z', reason: 'withdrawn', files: 2 } },
  },
};
export const Disowned: Story = { args: { state: { kind: 'disowned' } } };
export const Unknown: Story = { args: { state: { kind: 'unknown' } } };
