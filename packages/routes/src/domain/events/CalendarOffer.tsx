import { Button } from '@group/ui/Button';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Stack } from '@group/ui/Stack';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { withPrefix } from '../../site/paths.ts';
import { useSite } from '../../site/useSite.ts';
import * as styles from './EventsView.css.ts';
import { eventsMessages } from './events.messages.ts';

/**
 * Offers a list of events as a subscription (`webcal:`) and as a file.
 * @param path of the calendar, without language prefix
 */
export function CalendarOffer({ path }: { path: string }) {
  const messages = useMessages(eventsMessages);
  const { origin, pathPrefix } = useSite();
  return (
    <Stack>
      <p>{messages.subscribeHint}</p>
      <div className={styles.calendar}>
        <Button variant="secondary" href={(origin + withPrefix(pathPrefix, path)).replace(/^https?:/, 'webcal:')}>
          <Icon name="calendar" />
          {messages.subscribe}
        </Button>
        <Link variant="contact" href={path}>
          {messages.calendarFile}
        </Link>
      </div>
    </Stack>
  );
}
