import { Container } from '@group/ui/Container';
import { Icon } from '@group/ui/Icon';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Text } from '@group/ui/Text';
import { useSite } from '../site/useSite.ts';
import { layoutMessages } from './layout.messages.ts';
import * as styles from './Notice.css.ts';

/** What a house tells on every page for some days, such as visiting rules: a strip, as each page goes on below it. */
export function Notice() {
  const { notice: heading } = useMessages(layoutMessages);
  const notice = useSite().configuration?.notice;
  if (!notice) return null;
  return (
    <section aria-label={heading} className={styles.notice}>
      <Container>
        <div className={styles.content}>
          <span className={styles.icon}>
            <Icon name="info" />
          </span>
          <Text lang={notice.language}>{notice.text}</Text>
        </div>
      </Container>
    </section>
  );
}
