import { Section } from '@group/ui/Section';
import { Accordion } from '@group/ui/Accordion';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { RichText } from '@group/ui/RichText';
import { Stack } from '@group/ui/Stack';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Composed, type ComposedContent } from '../../blocks/Blocks/Composed.tsx';
import { CalendarOffer } from '../../domain/events/CalendarOffer.tsx';
import { EventList, EventRow } from '../../domain/events/EventRow.tsx';
import { eventsMessages } from '../../domain/events/events.messages.ts';
import * as styles from '../../domain/events/EventsView.css.ts';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { paths } from '../../site/paths.ts';
import { germanIfUntranslated, PartlyUntranslatedNotice } from '../../site/PartlyUntranslatedNotice.tsx';
import { useSite } from '../../site/useSite.ts';
import type { HouseEvent } from './houseEvent.ts';
import { livingEventsMessages } from './livingEvents.messages.ts';

interface LivingEventsViewProps {
  /** The composed introduction above the events. */
  page: ComposedContent | null;
  /** The next one first. */
  events: readonly HouseEvent[];
}

/** Details of an event without a page of its own. */
function Details({ event: { details, untranslated }, topLevel }: { event: HouseEvent; topLevel: 3 | 4 }) {
  const messages = useMessages(livingEventsMessages);
  const { register } = useMessages(eventsMessages);
  if (!details) return null;
  return (
    <div className={styles.details}>
      <Accordion summary={messages.details}>
        <div lang={germanIfUntranslated(untranslated)}>
          <RichText nodes={details.body} topLevel={topLevel} />
        </div>
        {details.registrationLink && (
          <p>
            <Button variant="secondary" href={details.registrationLink}>
              {register}
            </Button>
          </p>
        )}
      </Accordion>
    </div>
  );
}

/** Events in the house, for residents and visitors. */
export function LivingEventsView({ page, events }: LivingEventsViewProps) {
  const messages = useMessages(livingEventsMessages);
  const { none } = useMessages(eventsMessages);
  const { features } = useSite();
  const steps = [
    { name: messages.living, path: paths.living.href() },
    { name: page?.title ?? messages.title, path: paths.livingEvents.href() },
  ];
  const notice = <PartlyUntranslatedNotice entries={events} />;
  return (
    <>
      {page && <Composed page={page} breadcrumbs={<PageBreadcrumbs steps={steps} />} />}
      <Section>
        {page ? (
          <Stack>
            <Heading level={2}>{messages.coming}</Heading>
            {notice}
          </Stack>
        ) : (
          <PageOpening steps={steps} lead={messages.lead}>
            {notice}
          </PageOpening>
        )}
        {events.length === 0 ? (
          <p>{none}</p>
        ) : (
          <EventList>
            {events.map((event) => (
              <EventRow
                key={event.id}
                event={event}
                href={features.events && event.audience === 'public' ? paths.event.href(event) : undefined}
                level={page ? 3 : 2}
              >
                <Details event={event} topLevel={page ? 4 : 3} />
              </EventRow>
            ))}
          </EventList>
        )}
      </Section>
      <Section background="warm">
        <CalendarOffer path={paths.livingEventsCalendar.href()} />
      </Section>
    </>
  );
}
