import { visitSlotsFixture } from '@group/content-client/visitSlot/visitSlot.fixture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { openVisits } from '../../domain/visits/openVisits.ts';
import { inPage } from '../../testing/inPage.tsx';
import { VisitPageView } from './VisitPageView.tsx';

const visits = openVisits(visitSlotsFixture, Date.parse('2026-12-01T08:00:00Z')).slice(1, 4);
const visit = {
  reference: 'K7QM-3F9X',
  stage: 'confirmed',
  startsAt: '2026-12-09T13:00:00.000Z',
  minutes: 60,
  occasion: 'visit',
  about: 'Führung durchs Haus',
  place: null,
  house: '',
} as const;

const meta: Meta<typeof VisitPageView> = {
  title: 'Visit page',
  component: VisitPageView,
  args: { state: { kind: 'open', visit, visits } },
  decorators: [inPage('/meine/besuch')],
};
export default meta;

type Story = StoryObj<typeof VisitPageView>;

export const Confirmed: Story = {};
export const Wish: Story = {
  args: { state: { kind: 'open', visit: { ...visit, stage: 'new', startsAt: null, about: '' }, visits } },
};
export const Proposed: Story = { args: { state: { kind: 'open', visit: { ...visit, stage: 'proposed' }, visits } } };
export const Taken: Story = { args: { rejected: 'taken' } };
export const Waiting: Story = {
  args: { state: { kind: 'waiting', reference: 'K7QM-3F9X', acceptedAt: '2026-11-20T08:00:00.000Z' } },
};
export const Disowned: Story = { args: { state: { kind: 'disowned' } } };
export const Unknown: Story = { args: { state: { kind: 'unknown' } } };
