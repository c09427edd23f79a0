import { eventFixture, eventsFixture } from '@group/content-client/event/event.fixture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { EventsView } from './EventsView.tsx';

const [market] = eventsFixture;
const past = [1, 2, 3].map((month) => ({
  ...eventFixture,
  id: `past${month}`,
  startsAt: `2026-0${month}-10T13:00:00.000Z`,
  endsAt: undefined,
}));

export default {
  title: 'Events',
  component: EventsView,
  args: { upcoming: eventsFixture, past },
  decorators: [inPage('/events')],
} satisfies Meta<typeof EventsView>;

type Story = StoryObj<typeof EventsView>;

/** Two months, an event without a picture, and a cancelled one. */
export const Many: Story = {};

export const One: Story = { args: { upcoming: eventsFixture.slice(0, 1), past: [] } };

export const NothingPlanned: Story = { args: { upcoming: [] } };

export const Nothing: Story = { args: { upcoming: [], past: [] } };

export const LongWords: Story = {
  args: {
    upcoming: market && [
      {
        ...market,
        title: 'Angehörigenweihnachtsnachmittagsveranstaltung',
        place: 'Mehrzweckveranstaltungsraumvorplatz',
        endsAt: '2026-12-01T16:30:00.000Z',
      },
    ],
    past: [],
  },
};
