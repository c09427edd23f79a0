import { Section } from '@group/ui/Section';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Alert } from '@group/ui/Alert';
import { Picture } from '@group/ui/Picture';
import { RichText } from '@group/ui/RichText';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { EventList, EventRow } from '../../domain/events/EventRow.tsx';
import { eventsMessages } from '../../domain/events/events.messages.ts';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { paths } from '../../site/paths.ts';
import { pictureSources } from '../../site/pictureAddress.ts';
import { EventAside } from './EventAside.tsx';
import { eventMessages } from './event.messages.ts';
import type { CalendarEvent } from '@group/content-client/event/event.schema';
import * as styles from './EventView.css.ts';
import type { Translated } from '../../site/translation.server.ts';

interface EventViewProps {
  event: CalendarEvent;
  over: boolean;
  /** Other upcoming events. */
  more: readonly Translated<CalendarEvent>[];
}

export function EventView({ event, over, more }: EventViewProps) {
  const messages = useMessages(eventMessages);
  const { title: events, all } = useMessages(eventsMessages);
  const { title, teaser, picture, body, cancelled } = event;
  const others = (
    <p>
      <Link variant="contact" className={styles.back} href={paths.events.href()}>
        <Icon name="arrowLeft" />
        {all}
      </Link>
    </p>
  );
  return (
    <>
      <Section>
        <PageBreadcrumbs
          steps={[
            { name: events, path: paths.events.href() },
            { name: title, path: paths.event.href(event) },
          ]}
        />
        <article className={styles.columns}>
          <div className={styles.opening}>
            <Heading level={1}>{title}</Heading>
            {cancelled && (
              <Alert tone="problem" title={messages.cancelled}>
                <p>{messages.cancelledHint}</p>
                {others}
              </Alert>
            )}
            {over && !cancelled && <Alert title={messages.over}>{others}</Alert>}
          </div>
          <EventAside event={event} over={over} />
          <div className={styles.body}>
            <Text size="lead">{teaser}</Text>
            {picture && <Picture sources={pictureSources(picture)} sizes="(min-width: 56.25em) 760px, 95vw" priority />}
            {body.length > 0 && <RichText nodes={body} />}
          </div>
        </article>
        {!cancelled && !over && others}
      </Section>
      {more.length > 0 && (
        <Section background="warm">
          <Heading level={2}>{messages.more}</Heading>
          <EventList>
            {more.map((each) => (
              <EventRow key={each.id} event={each} href={paths.event.href(each)} />
            ))}
          </EventList>
        </Section>
      )}
    </>
  );
}
