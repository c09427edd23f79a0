import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Picture } from '@group/ui/Picture';
import { Tag } from '@group/ui/Tag';
import { useLanguage, useTexts } from '@group/ui/texts/LanguageProvider';
import type { ReactNode } from 'react';
import { pictureSources } from '../../site/pictureAddress.ts';
import { germanIf } from '../../site/SomeGermanOnly.tsx';
import { EventFacts } from './EventFacts.tsx';
import * as styles from './EventRow.css.ts';
import type { EventTeaser } from './eventTeaser.ts';
import { calendarLeaf } from './eventTime.ts';
import { eventsTexts } from './events.texts.ts';

interface EventRowProps {
  event: EventTeaser;
  /** Where the event has a page of its own. */
  href?: string | undefined;
  /** Place of the title in the page's outline. */
  level?: 2 | 3;
  /** What stands below the teaser. */
  children?: ReactNode;
}

/** An event in a list, with its day as the leaf of a calendar. */
export function EventRow({ event, href, level = 3, children }: EventRowProps) {
  const texts = useTexts(eventsTexts);
  const language = useLanguage();
  const { title, teaser, picture, cancelled, startsAt, germanOnly } = event;
  const leaf = calendarLeaf(language, new Date(startsAt));
  return (
    <li className={styles.row}>
      <div className={styles.leaf} aria-hidden="true">
        <span className={styles.weekday}>{leaf.weekday}</span>
        <span className={styles.dayNumber}>{leaf.day}</span>
        <span className={styles.month}>{leaf.month}</span>
      </div>
      <div className={styles.words}>
        {cancelled && (
          <p>
            <Tag tone="secondary">{texts.cancelled}</Tag>
          </p>
        )}
        <Heading level={level} size="title3" lang={germanIf(germanOnly)}>
          {href === undefined ? (
            title
          ) : (
            <Link look="plain" className={styles.link} href={href}>
              {title}
            </Link>
          )}
        </Heading>
        <EventFacts event={event} />
        <p className={styles.teaser} lang={germanIf(germanOnly)}>
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
