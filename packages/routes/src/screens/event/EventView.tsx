import { Band } from '@group/ui/Band';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Notice } from '@group/ui/Notice';
import { Picture } from '@group/ui/Picture';
import { RichText } from '@group/ui/RichText';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { EventRow } from '../../domain/events/EventRow.tsx';
import type { EventTeaser } from '../../domain/events/eventTeaser.ts';
import { eventsTexts } from '../../domain/events/events.texts.ts';
import { Trail } from '../../layout/Trail.tsx';
import { eventPath, paths } from '../../site/paths.ts';
import { pictureSources } from '../../site/pictureAddress.ts';
import { EventAside } from './EventAside.tsx';
import { eventTexts } from './event.texts.ts';
import type { CalendarEvent } from '@group/content-client/event/event.schema';
import * as styles from './EventView.css.ts';

interface EventViewProps {
  event: CalendarEvent;
  over: boolean;
  /** What else is to come. */
  more: readonly EventTeaser[];
}

/** One event: when, where, and what happens there. */
export function EventView({ event, over, more }: EventViewProps) {
  const texts = useTexts(eventTexts);
  const { title: events, all } = useTexts(eventsTexts);
  const { title, teaser, picture, body, cancelled } = event;
  return (
    <>
      <Band>
        <Trail
          steps={[
            { name: events, path: paths.events },
            { name: title, path: eventPath(event) },
          ]}
        />
        <article className={styles.columns}>
          <div className={styles.opening}>
            <Heading level={1}>{title}</Heading>
            <Text size="lead" tone="soft">
              {teaser}
            </Text>
            {cancelled && (
              <Notice tone="problem" title={texts.cancelled}>
                <p>{texts.cancelledHint}</p>
              </Notice>
            )}
            {over && !cancelled && <Notice title={texts.over} />}
          </div>
          <EventAside event={event} over={over} />
          <div className={styles.body}>
            {picture && <Picture sources={pictureSources(picture)} sizes="(min-width: 56.25em) 760px, 95vw" priority />}
            {body.length > 0 && <RichText nodes={body} />}
          </div>
        </article>
        <p>
          <Link className={styles.back} href={paths.events}>
            <Icon name="arrowLeft" />
            {all}
          </Link>
        </p>
      </Band>
      {more.length > 0 && (
        <Band ground="warm">
          <Heading level={2}>{texts.more}</Heading>
          <ul>
            {more.map((each) => (
              <EventRow key={each.id} event={each} href={eventPath(each)} />
            ))}
          </ul>
        </Band>
      )}
    </>
  );
}
