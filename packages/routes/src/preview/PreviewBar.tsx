import { useMessages } from '@group/ui/messages/LanguageProvider';
import { useLocation } from 'react-router';
import { leavePreviewPath } from '../site/paths.ts';
import { useSite } from '../site/useSite.ts';
import { previewMessages } from './preview.messages.ts';
import { frameMark } from './PreviewBar.enhance.ts';
import * as styles from './PreviewBar.css.ts';

/** Says on every page of a preview that it is one, and leads out of it; out of a frame, its form does. */
export function PreviewBar() {
  const messages = useMessages(previewMessages);
  const { pathname } = useLocation();
  const { previewFrame } = useSite();
  return (
    <aside className={styles.bar} aria-label={messages.preview} {...{ [frameMark]: previewFrame }}>
      <span>
        <strong>{messages.preview}:</strong> {messages.onlyYou}
      </span>
      {!previewFrame && (
        <a className={styles.leave} href={leavePreviewPath(pathname)}>
          {messages.leave}
        </a>
      )}
    </aside>
  );
}
