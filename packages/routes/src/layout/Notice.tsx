import { Alert } from '@group/ui/Alert';
import { Container } from '@group/ui/Container';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Text } from '@group/ui/Text';
import { useSite } from '../site/useSite.ts';
import { layoutMessages } from './layout.messages.ts';
import * as styles from './Notice.css.ts';

/** What a house tells on every page for some days, such as visiting rules. */
export function Notice() {
  const { notice: heading } = useMessages(layoutMessages);
  const notice = useSite().configuration?.notice;
  if (!notice) return null;
  return (
    <section aria-label={heading}>
      <Container>
        <div className={styles.notice}>
          <Alert title={heading}>
            <Text lang={notice.language}>{notice.text}</Text>
          </Alert>
        </div>
      </Container>
    </section>
  );
}
