import { useMessages } from '@group/ui/messages/LanguageProvider';
import { useLocation } from 'react-router';
import { errorMessages } from './error.messages.ts';
import * as styles from './ErrorScreen.css.ts';

/** A plain link to the current page: it reloads without JavaScript, too. */
export function ReloadLink() {
  const messages = useMessages(errorMessages);
  const { pathname, search } = useLocation();
  // A path with two leading slashes would lead to another host.
  return (
    <a className={styles.reload} href={pathname.replace(/^\/+/, '/') + search}>
      {messages.reload}
    </a>
  );
}
