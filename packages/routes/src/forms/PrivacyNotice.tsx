import { Link } from '@group/ui/Link';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { paths } from '../site/paths.ts';
import { privacyNoticeMessages } from './PrivacyNotice.messages.ts';

/** Says what happens with the data, with a link to the privacy statement; placed below the fields. */
export function PrivacyNotice() {
  const messages = useMessages(privacyNoticeMessages);
  return (
    <Text size="small" tone="soft">
      {messages.notice} <Link href={paths.privacy.href()}>{messages.link}</Link>
    </Text>
  );
}
