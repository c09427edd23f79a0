import { eventFixture, eventsFixture } from '@group/content-client/event/event.fixture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { EventView } from './EventView.tsx';

export default {
  title: 'Event',
  component: EventView,
  args: {
    event: { ...eventFixture, registrationLink: 'mailto:anlass@tabor.example' },
    over: false,
    more: eventsFixture.slice(1),
  },
  decorators: [inPage('/events')],
} satisfies Meta<typeof EventView>;

type Story = StoryObj<typeof EventView>;

export const ToCome: Story = {};

export const Cancelled: Story = { args: { event: { ...eventFixture, cancelled: true } } };

export const Over: Story = { args: { over: true, more: [] } };

export const SeveralDays: Story = {
  args: { event: { ...eventFixture, endsAt: '2026-11-30T16:30:00.000Z' }, more: [] },
};

export const NoPicture: Story = { args: { event: { ...eventFixture, picture: undefined, body: [] }, more: [] } };

export const LongWords: Story = {
  args: {
    event: {
      ...eventFixture,
      title: 'Angehörigenweihnachtsnachmittagsveranstaltung',
      place: 'Mehrzweckveranstaltungsraumvorplatz',
    },
    more: [],
  },
};
