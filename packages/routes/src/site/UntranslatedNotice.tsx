import { Container } from '@group/ui/Container';
import { Text } from '@group/ui/Text';
import { documentLocale } from '@group/ui/messages/language';
import { LanguageProvider, useMessages } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import * as styles from './UntranslatedNotice.css.ts';
import { untranslatedNoticeMessages } from './UntranslatedNotice.messages.ts';

export interface UntranslatedNoticeProps {
  /** The content's mark `untranslated`; without it the children stand as they are. */
  when: boolean | undefined;
  /** True around whole bands: the sentence then keeps away from the edges of the screen by itself. */
  aroundBands?: boolean;
  /** True where the sentence stands further up already. */
  silent?: boolean;
  children: ReactNode;
}

/**
 * Shows what is not translated yet: says so in the visitor's language, then everything inside in German, the words of
 * the interface too, so that it is read out as what it is.
 */
export function UntranslatedNotice({ when, aroundBands = false, silent = false, children }: UntranslatedNoticeProps) {
  const messages = useMessages(untranslatedNoticeMessages);
  if (!when) return children;
  const sentence = (
    <Text size="small" tone="soft">
      {messages.notTranslated}
    </Text>
  );
  const german = (
    <div lang={documentLocale('de')}>
      <LanguageProvider language="de">{children}</LanguageProvider>
    </div>
  );
  if (silent) return german;
  return (
    <div className={styles.part}>
      {aroundBands ? (
        <Container>
          <div className={styles.aboveBands}>{sentence}</div>
        </Container>
      ) : (
        sentence
      )}
      {german}
    </div>
  );
}
