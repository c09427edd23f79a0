import { Band } from '@group/ui/Band';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { EventRow } from '../../domain/events/EventRow.tsx';
import { eventsTexts } from '../../domain/events/events.texts.ts';
import { eventPath, paths } from '../../site/paths.ts';
import { SomeGermanOnly } from '../../site/SomeGermanOnly.tsx';
import { useSite } from '../../site/useSite.ts';
import type { LoadedBlockOf } from '../block/block.ts';

/** The next events, and the way to all of them. */
export function EventsBlock({ block: { title, events } }: { block: LoadedBlockOf<'events'> }) {
  const texts = useTexts(eventsTexts);
  const { features } = useSite();
  return (
    <Band>
      <Heading level={2}>{title ?? texts.title}</Heading>
      <SomeGermanOnly entries={events} />
      {events.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul>
          {events.map((event) => (
            <EventRow key={event.id} event={event} href={features.events ? eventPath(event) : undefined} />
          ))}
        </ul>
      )}
      <p>
        <Button look="secondary" href={features.events ? paths.events : paths.livingEvents}>
          {texts.all}
        </Button>
      </p>
    </Band>
  );
}
