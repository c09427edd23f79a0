import { Icon } from '@group/ui/Icon';
import { useLanguage, useTexts } from '@group/ui/texts/LanguageProvider';
import { germanIf } from '../../site/SomeGermanOnly.tsx';
import type { EventTeaser } from './eventTeaser.ts';
import { eventTimeInWords } from './eventTime.ts';
import { eventsTexts } from './events.texts.ts';
import * as styles from './EventRow.css.ts';

/** When, where, and for whom. */
export function EventFacts({
  event,
}: {
  event: Pick<EventTeaser, 'startsAt' | 'endsAt' | 'place' | 'audience' | 'germanOnly'>;
}) {
  const texts = useTexts(eventsTexts);
  const language = useLanguage();
  const facts = [
    { icon: 'clock', words: <time dateTime={event.startsAt}>{eventTimeInWords(language, event)}</time> },
    { icon: 'pin', words: <span lang={germanIf(event.germanOnly)}>{event.place}</span> },
    { icon: 'person', words: event.audience === 'residents' && texts.residents },
  ] as const;
  return (
    <ul className={styles.facts}>
      {facts.map(
        ({ icon, words }) =>
          words && (
            <li key={icon} className={styles.fact}>
              <span className={styles.sign}>
                <Icon name={icon} />
              </span>
              <span>{words}</span>
            </li>
          ),
      )}
    </ul>
  );
}
