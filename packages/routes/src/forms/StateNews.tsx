import { Alert } from '@group/ui/Alert';
import { formatTime } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import * as styles from './StateNews.css.ts';
import { stateNewsMessages } from './stateNews.messages.ts';

interface Props {
  /** What the page says now, in sentences, and what it said when the visitor last did something. */
  now: readonly string[];
  told: readonly string[];
  /** In milliseconds. */
  outdatedSince: number | undefined;
}

/** What has changed since the page was opened, and since when it could not be renewed. Screen readers announce both. */
export function StateNews({ now, told, outdatedSince }: Props) {
  const messages = useMessages(stateNewsMessages);
  const language = useLanguage();
  const news = now.filter((text) => !told.includes(text));
  return (
    <div role="status" className={styles.news}>
      {news.length > 0 && <Alert tone="success" title={messages.news(news.join(' '))} />}
      {outdatedSince !== undefined && (
        <Alert title={messages.outdated(formatTime(language, new Date(outdatedSince)))} />
      )}
    </div>
  );
}
