import { Container } from '@group/ui/Container';
import { Text } from '@group/ui/Text';
import { documentLocale } from '@group/ui/messages/language';
import { LanguageProvider, useMessages } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import * as styles from './UntranslatedNotice.css.ts';
import { untranslatedNoticeMessages } from './UntranslatedNotice.messages.ts';

export interface UntranslatedNoticeProps {
  /** The content's `untranslated` flag; without it the children are rendered unchanged. */
  when: boolean | undefined;
  /** True around full-width sections: the notice then has a container of its own. */
  aroundSections?: boolean;
  /** True where a notice further up already says so. */
  silent?: boolean;
  children: ReactNode;
}

/**
 * Marks content without a translation: a notice in the visitor's language, then the children with `lang="de"`,
 * interface texts included, so that screen readers pronounce them correctly.
 */
export function UntranslatedNotice({
  when,
  aroundSections = false,
  silent = false,
  children,
}: UntranslatedNoticeProps) {
  const messages = useMessages(untranslatedNoticeMessages);
  if (!when) return children;
  const sentence = <Text size="small">{messages.notTranslated}</Text>;
  const german = (
    <div lang={documentLocale('de')}>
      <LanguageProvider language="de">{children}</LanguageProvider>
    </div>
  );
  if (silent) return german;
  return (
    <div className={styles.part}>
      {aroundSections ? (
        <Container>
          <div className={styles.aboveSections}>{sentence}</div>
        </Container>
      ) : (
        sentence
      )}
      {german}
    </div>
  );
}
