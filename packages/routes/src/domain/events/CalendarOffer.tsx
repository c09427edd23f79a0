import { Button } from '@group/ui/Button';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Stack } from '@group/ui/Stack';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { withPrefix } from '../../site/paths.ts';
import { useSite } from '../../site/useSite.ts';
import * as styles from './EventsView.css.ts';
import { eventsTexts } from './events.texts.ts';

/**
 * The ways to have all events in one's own calendar: to follow it, which `webcal:` addresses mean, or as a file.
 * @param path of the calendar, without language prefix
 */
export function CalendarOffer({ path }: { path: string }) {
  const texts = useTexts(eventsTexts);
  const { origin, pathPrefix } = useSite();
  return (
    <Stack>
      <p>{texts.subscribeHint}</p>
      <div className={styles.calendar}>
        <Button look="secondary" href={(origin + withPrefix(pathPrefix, path)).replace(/^https?:/, 'webcal:')}>
          <Icon name="calendar" />
          {texts.subscribe}
        </Button>
        <Link href={path}>{texts.calendarFile}</Link>
      </div>
    </Stack>
  );
}
