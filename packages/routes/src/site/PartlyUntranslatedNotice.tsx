import { Text } from '@group/ui/Text';
import { documentLocale } from '@group/ui/messages/language';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { partlyUntranslatedNoticeMessages } from './PartlyUntranslatedNotice.messages.ts';

/** The `lang` attribute of an untranslated entry; none for a translated one. */
export function germanIfUntranslated(untranslated: boolean | undefined): string | undefined {
  return untranslated ? documentLocale('de') : undefined;
}

/** Tells visitors once per list that some entries are in German. Mark each entry with {@link germanIfUntranslated}. */
export function PartlyUntranslatedNotice({ entries }: { entries: readonly { untranslated?: true | undefined }[] }) {
  const messages = useMessages(partlyUntranslatedNoticeMessages);
  if (!entries.some(({ untranslated }) => untranslated)) return null;
  return <Text size="small">{messages.notTranslated}</Text>;
}
