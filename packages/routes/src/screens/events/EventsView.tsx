import type { CalendarEvent } from '@group/content-client/event/event.schema';
import { Accordion } from '@group/ui/Accordion';
import { Section } from '@group/ui/Section';
import { Heading } from '@group/ui/Heading';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { paths } from '../../site/paths.ts';
import { byMonth } from '../../domain/events/agenda.ts';
import { CalendarOffer } from '../../domain/events/CalendarOffer.tsx';
import { EventList, EventRow } from '../../domain/events/EventRow.tsx';
import { monthName } from '../../domain/events/eventTime.ts';
import { eventsMessages } from '../../domain/events/events.messages.ts';
import * as styles from '../../domain/events/EventsView.css.ts';
import type { Translated } from '../../site/translation.server.ts';

interface EventsViewProps {
  /** The next one first. */
  upcoming: readonly Translated<CalendarEvent>[];
  /** The latest one first. */
  past: readonly Translated<CalendarEvent>[];
}

function Month({ events }: { events: readonly Translated<CalendarEvent>[] }) {
  const language = useLanguage();
  const [first] = events;
  return (
    <section className={styles.month}>
      {first && <Heading level={2}>{monthName(language, new Date(first.startsAt))}</Heading>}
      <EventList>
        {events.map((event) => (
          <EventRow key={event.id} event={event} href={paths.event.href(event)} />
        ))}
      </EventList>
    </section>
  );
}

/** Public events by month. Past events are collapsed. */
export function EventsView({ upcoming, past }: EventsViewProps) {
  const messages = useMessages(eventsMessages);
  return (
    <>
      <Section>
        <PageOpening
          steps={[{ name: messages.title, path: paths.events.href() }]}
          lead={upcoming.length > 0 ? messages.lead : messages.none}
        />
        <div className={styles.months}>
          {byMonth(upcoming).map(({ month, events }) => (
            <Month key={month} events={events} />
          ))}
        </div>
        {past.length > 0 && (
          <Accordion
            summary={
              <Heading level={2} size="title3">
                {messages.over(past.length)}
              </Heading>
            }
          >
            <EventList>
              {past.map((event) => (
                <EventRow key={event.id} event={{ ...event, picture: undefined }} href={paths.event.href(event)} />
              ))}
            </EventList>
          </Accordion>
        )}
      </Section>
      <Section background="warm">
        <CalendarOffer path={paths.eventsCalendar.href()} />
      </Section>
    </>
  );
}
