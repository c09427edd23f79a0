import { Band } from '@group/ui/Band';
import { Accordion } from '@group/ui/Accordion';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { RichText } from '@group/ui/RichText';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { Composed, type ComposedContent } from '../../blocks/Blocks/Composed.tsx';
import { CalendarOffer } from '../../domain/events/CalendarOffer.tsx';
import { EventRow } from '../../domain/events/EventRow.tsx';
import { eventsTexts } from '../../domain/events/events.texts.ts';
import * as styles from '../../domain/events/EventsView.css.ts';
import { Trail } from '../../layout/Trail.tsx';
import { calendarPath, eventPath, paths } from '../../site/paths.ts';
import { germanIf, SomeGermanOnly } from '../../site/SomeGermanOnly.tsx';
import { useSite } from '../../site/useSite.ts';
import type { HouseEvent } from './houseEvent.ts';
import { livingEventsTexts } from './livingEvents.texts.ts';

interface LivingEventsViewProps {
  /** What editors composed for this page, to stand before the events. */
  page: ComposedContent | null;
  /** The next one first. */
  events: readonly HouseEvent[];
}

/** What there is to know about an event without a page of its own. */
function Details({ event: { details, germanOnly } }: { event: HouseEvent }) {
  const texts = useTexts(livingEventsTexts);
  const { register } = useTexts(eventsTexts);
  if (!details) return null;
  return (
    <div className={styles.details}>
      <Accordion summary={texts.details}>
        <div lang={germanIf(germanOnly)}>
          <RichText nodes={details.body} topLevel={3} />
        </div>
        {details.registrationLink && (
          <p>
            <Button look="secondary" href={details.registrationLink}>
              {register}
            </Button>
          </p>
        )}
      </Accordion>
    </div>
  );
}

/** What happens in the house, for those who live there and those who visit them. */
export function LivingEventsView({ page, events }: LivingEventsViewProps) {
  const texts = useTexts(livingEventsTexts);
  const { none } = useTexts(eventsTexts);
  const { features } = useSite();
  const trail = (
    <Trail
      steps={[
        { name: texts.living, path: paths.living },
        { name: texts.title, path: paths.livingEvents },
      ]}
    />
  );
  return (
    <>
      {page && <Composed page={page} trail={trail} />}
      <Band>
        {!page && trail}
        <Stack>
          <Heading level={page ? 2 : 1}>{page ? texts.coming : texts.title}</Heading>
          {!page && (
            <Text size="lead" tone="soft">
              {texts.lead}
            </Text>
          )}
          <SomeGermanOnly entries={events} />
        </Stack>
        {events.length === 0 ? (
          <p>{none}</p>
        ) : (
          <ul>
            {events.map((event) => (
              <EventRow
                key={event.id}
                event={event}
                href={features.events && event.audience === 'public' ? eventPath(event) : undefined}
                level={page ? 3 : 2}
              >
                <Details event={event} />
              </EventRow>
            ))}
          </ul>
        )}
      </Band>
      <Band ground="warm">
        <CalendarOffer path={calendarPath(paths.livingEvents)} />
      </Band>
    </>
  );
}
