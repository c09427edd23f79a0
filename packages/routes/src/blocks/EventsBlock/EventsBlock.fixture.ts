import { eventsFixture } from '@group/content-client/event/event.fixture';
import type { LoadedBlockOf } from '../block/block.ts';

export const eventsBlockFixture: LoadedBlockOf<'events'> = {
  type: 'events',
  count: 3,
  events: eventsFixture,
};
