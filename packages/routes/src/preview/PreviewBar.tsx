import { useMessages } from '@group/ui/messages/LanguageProvider';
import { useLocation } from 'react-router';
import { leavePreviewPath } from '../site/paths.ts';
import { previewMessages } from './preview.messages.ts';
import * as styles from './PreviewBar.css.ts';

/** Says on every page of a preview that it is one, and leads out of it. */
export function PreviewBar() {
  const messages = useMessages(previewMessages);
  const { pathname } = useLocation();
  return (
    <aside className={styles.bar} aria-label={messages.preview}>
      <span>
        <strong>{messages.preview}:</strong> {messages.onlyYou}
      </span>
      <a className={styles.leave} href={leavePreviewPath(pathname)}>
        {messages.leave}
      </a>
    </aside>
  );
}
