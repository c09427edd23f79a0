import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { EventFacts } from '../../domain/events/EventFacts.tsx';
import { eventsMessages } from '../../domain/events/events.messages.ts';
import { paths } from '../../site/paths.ts';
import { eventMessages } from './event.messages.ts';
import type { CalendarEvent } from '@group/content-client/event/event.schema';
import * as styles from './EventView.css.ts';

/** Time, place, and the actions that an upcoming event offers. */
export function EventAside({ event, over }: { event: CalendarEvent; over: boolean }) {
  const messages = useMessages(eventMessages);
  const { register } = useMessages(eventsMessages);
  const { registrationLink, cancelled } = event;
  return (
    <aside className={styles.aside}>
      <Heading level={2} size="title3">
        {messages.when}
      </Heading>
      <EventFacts event={event} />
      {!cancelled && !over && (
        <div className={styles.actions}>
          {registrationLink && <Button href={registrationLink}>{register}</Button>}
          <Button variant="secondary" href={paths.eventCalendar.href(event)}>
            <Icon name="calendar" />
            {messages.addToCalendar}
          </Button>
        </div>
      )}
    </aside>
  );
}
