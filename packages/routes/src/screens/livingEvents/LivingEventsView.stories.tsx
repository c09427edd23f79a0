import { eventsFixture } from '@group/content-client/event/event.fixture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../testing/inPage.tsx';
import { siteFixture } from '../../testing/site.fixture.ts';
import { houseEvent } from './houseEvent.ts';
import { LivingEventsView } from './LivingEventsView.tsx';

export default {
  title: 'Living events',
  component: LivingEventsView,
  args: { page: null, events: eventsFixture.map((event) => houseEvent(event, true)) },
  decorators: [inPage('/wohnen/veranstaltungen')],
} satisfies Meta<typeof LivingEventsView>;

type Story = StoryObj<typeof LivingEventsView>;

export const Many: Story = {};

export const BelowAComposedPage: Story = {
  args: {
    page: {
      title: 'Veranstaltungen',
      blocks: [{ type: 'hero', title: 'Bei uns läuft etwas', text: 'Seien Sie dabei.' }],
    },
  },
};

/** On a site without event pages the details are inline; in Italian some of them are still in German. */
export const UnfoldedInPlace: Story = {
  args: {
    events: eventsFixture.map((event, position) => ({
      ...houseEvent(event, false),
      ...(position > 0 && { untranslated: true }),
    })),
  },
  parameters: { site: { features: { ...siteFixture.features, events: false } } },
};

export const Nothing: Story = { args: { events: [] } };
