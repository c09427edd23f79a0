import type { Meta, StoryObj } from '@storybook/react-vite';
import { openVisitsFixture, visitFixture } from '../../domain/visits/visit.fixture.ts';
import { inPage } from '../../testing/inPage.tsx';
import { VisitPageView } from './VisitPageView.tsx';

const visits = openVisitsFixture.slice(1, 4);
const visit = { ...visitFixture, about: 'Führung durchs Haus' };

export default {
  title: 'Visit page',
  component: VisitPageView,
  args: { state: { kind: 'open', visit, visits } },
  decorators: [inPage('/meine/besuch')],
} satisfies Meta<typeof VisitPageView>;

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
