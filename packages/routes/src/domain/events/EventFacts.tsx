import type { CalendarEvent } from '@group/content-client/event/event.schema';
import { Icon } from '@group/ui/Icon';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { germanIfUntranslated } from '../../site/PartlyUntranslatedNotice.tsx';
import { eventTimeInWords } from './eventTime.ts';
import { eventsMessages } from './events.messages.ts';
import * as styles from './EventRow.css.ts';
import type { Translated } from '../../site/translation.server.ts';

/** Time, place and audience of an event. */
export function EventFacts({
  event,
}: {
  event: Pick<Translated<CalendarEvent>, 'startsAt' | 'endsAt' | 'place' | 'audience' | 'untranslated'>;
}) {
  const messages = useMessages(eventsMessages);
  const language = useLanguage();
  const facts = [
    { icon: 'clock', content: <time dateTime={event.startsAt}>{eventTimeInWords(language, event)}</time> },
    { icon: 'pin', content: <span lang={germanIfUntranslated(event.untranslated)}>{event.place}</span> },
    { icon: 'person', content: event.audience === 'residents' && messages.residents },
  ] as const;
  return (
    <ul className={styles.facts}>
      {facts.map(
        ({ icon, content }) =>
          content && (
            <li key={icon} className={styles.fact}>
              <span className={styles.sign}>
                <Icon name={icon} />
              </span>
              <span>{content}</span>
            </li>
          ),
      )}
    </ul>
  );
}
