import type { CalendarEvent } from '@group/content-client/event/event.schema';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Picture } from '@group/ui/Picture';
import { Tag } from '@group/ui/Tag';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import { pictureSources } from '../../site/pictureAddress.ts';
import { germanIfUntranslated } from '../../site/PartlyUntranslatedNotice.tsx';
import { EventFacts } from './EventFacts.tsx';
import * as styles from './EventRow.css.ts';
import { calendarLeaf } from './eventTime.ts';
import { eventsMessages } from './events.messages.ts';
import type { Translated } from '../../site/translation.server.ts';

interface EventRowProps {
  event: Translated<CalendarEvent>;
  /** Set where the event has a page of its own. */
  href?: string | undefined;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** Rendered below the teaser. */
  children?: ReactNode;
}

/** A list of {@link EventRow}s. */
export function EventList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** An event in a list, with its day as a calendar leaf. */
export function EventRow({ event, href, level = 3, children }: EventRowProps) {
  const messages = useMessages(eventsMessages);
  const language = useLanguage();
  const { title, teaser, picture, cancelled, startsAt, untranslated } = event;
  const leaf = calendarLeaf(language, new Date(startsAt));
  return (
    <li className={styles.row}>
      <div className={styles.leaf} aria-hidden="true">
        <span className={styles.weekday}>{leaf.weekday}</span>
        <span className={styles.dayNumber}>{leaf.day}</span>
        <span className={styles.month}>{leaf.month}</span>
      </div>
      <div className={styles.text}>
        {cancelled && (
          <p>
            <Tag tone="secondary">{messages.cancelled}</Tag>
          </p>
        )}
        <Heading level={level} size="title3" lang={germanIfUntranslated(untranslated)}>
          {href === undefined ? (
            title
          ) : (
            <Link variant="plain" className={styles.link} href={href}>
              {title}
            </Link>
          )}
        </Heading>
        <EventFacts event={event} />
        <p className={styles.teaser} lang={germanIfUntranslated(untranslated)}>
          {teaser}
        </p>
        {children}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture
            sources={pictureSources(picture)}
            sizes="(min-width: 56.25em) 240px, (min-width: 30em) 384px, 70vw"
          />
        </div>
      )}
    </li>
  );
}
