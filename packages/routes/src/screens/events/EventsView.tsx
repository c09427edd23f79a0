import { Accordion } from '@group/ui/Accordion';
import { Band } from '@group/ui/Band';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useLanguage, useTexts } from '@group/ui/texts/LanguageProvider';
import { Trail } from '../../layout/Trail.tsx';
import { calendarPath, eventPath, paths } from '../../site/paths.ts';
import { byMonth } from '../../domain/events/agenda.ts';
import { CalendarOffer } from '../../domain/events/CalendarOffer.tsx';
import { EventRow } from '../../domain/events/EventRow.tsx';
import type { EventTeaser } from '../../domain/events/eventTeaser.ts';
import { monthName } from '../../domain/events/eventTime.ts';
import { eventsTexts } from '../../domain/events/events.texts.ts';
import * as styles from '../../domain/events/EventsView.css.ts';

interface EventsViewProps {
  /** The next one first. */
  coming: readonly EventTeaser[];
  /** The latest one first. */
  past: readonly EventTeaser[];
}

function Month({ events }: { events: readonly EventTeaser[] }) {
  const language = useLanguage();
  const [first] = events;
  return (
    <section className={styles.month}>
      {first && <Heading level={2}>{monthName(language, new Date(first.startsAt))}</Heading>}
      <ul>
        {events.map((event) => (
          <EventRow key={event.id} event={event} href={eventPath(event)} />
        ))}
      </ul>
    </section>
  );
}

/** What everybody is invited to, month by month. What is over is folded away. */
export function EventsView({ coming, past }: EventsViewProps) {
  const texts = useTexts(eventsTexts);
  return (
    <>
      <Band>
        <Trail steps={[{ name: texts.title, path: paths.events }]} />
        <Stack>
          <Heading level={1}>{texts.title}</Heading>
          <Text size="lead" tone="soft">
            {coming.length > 0 ? texts.lead : texts.none}
          </Text>
        </Stack>
        <div className={styles.months}>
          {byMonth(coming).map(({ month, events }) => (
            <Month key={month} events={events} />
          ))}
        </div>
        {past.length > 0 && (
          <Accordion
            summary={
              <Heading level={2} size="title3">
                {texts.over(past.length)}
              </Heading>
            }
          >
            <ul>
              {past.map((event) => (
                <EventRow key={event.id} event={{ ...event, picture: undefined }} href={eventPath(event)} />
              ))}
            </ul>
          </Accordion>
        )}
      </Band>
      <Band ground="warm">
        <CalendarOffer path={calendarPath(paths.events)} />
      </Band>
    </>
  );
}
