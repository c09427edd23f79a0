import { Text } from '@group/ui/Text';
import { documentLocale } from '@group/ui/messages/language';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { partlyUntranslatedNoticeMessages } from './PartlyUntranslatedNotice.messages.ts';

/** The `lang` of words that nobody has translated yet; none for those that are in the page's language. */
export function germanIfUntranslated(untranslated: boolean | undefined): string | undefined {
  return untranslated ? documentLocale('de') : undefined;
}

/** Says once for a whole list that some of it is in German. Each entry is marked by {@link germanIfUntranslated}. */
export function PartlyUntranslatedNotice({ entries }: { entries: readonly { untranslated?: true }[] }) {
  const messages = useMessages(partlyUntranslatedNoticeMessages);
  if (!entries.some(({ untranslated }) => untranslated)) return null;
  return (
    <Text size="small" tone="soft">
      {messages.notTranslated}
    </Text>
  );
}
