import { Section } from '@group/ui/Section';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { EventList, EventRow } from '../../domain/events/EventRow.tsx';
import { eventsMessages } from '../../domain/events/events.messages.ts';
import { paths } from '../../site/paths.ts';
import { PartlyUntranslatedNotice } from '../../site/PartlyUntranslatedNotice.tsx';
import { useSite } from '../../site/useSite.ts';
import type { LoadedBlockOf } from '../block/block.ts';

/** The next events, and a link to all events. */
export function EventsBlock({ block: { title, events } }: { block: LoadedBlockOf<'events'> }) {
  const messages = useMessages(eventsMessages);
  const { features } = useSite();
  return (
    <Section>
      <Heading level={2}>{title ?? messages.title}</Heading>
      <PartlyUntranslatedNotice entries={events} />
      {events.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <EventList>
          {events.map((event) => (
            <EventRow key={event.id} event={event} href={features.events ? paths.event.href(event) : undefined} />
          ))}
        </EventList>
      )}
      <p>
        <Button variant="secondary" href={features.events ? paths.events.href() : paths.livingEvents.href()}>
          {messages.all}
        </Button>
      </p>
    </Section>
  );
}
