import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { EventFacts } from '../../domain/events/EventFacts.tsx';
import { eventsTexts } from '../../domain/events/events.texts.ts';
import { eventCalendarPath } from '../../site/paths.ts';
import { eventTexts } from './event.texts.ts';
import type { CalendarEvent } from '@group/content-client/event/event.schema';
import * as styles from './EventView.css.ts';

/** When and where, and what one can do about it while there is still something to go to. */
export function EventAside({ event, over }: { event: CalendarEvent; over: boolean }) {
  const texts = useTexts(eventTexts);
  const { register } = useTexts(eventsTexts);
  const { registrationLink, cancelled } = event;
  return (
    <aside className={styles.aside}>
      <Heading level={2} size="title3">
        {texts.when}
      </Heading>
      <EventFacts event={event} />
      {!cancelled && !over && (
        <div className={styles.actions}>
          {registrationLink && <Button href={registrationLink}>{register}</Button>}
          <Button look="secondary" href={eventCalendarPath(event)}>
            <Icon name="calendar" />
            {texts.addToCalendar}
          </Button>
        </div>
      )}
    </aside>
  );
}
